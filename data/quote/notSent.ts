import { escapeHtml } from '../escapeHtml.ts'
import { paths } from '../paths.ts'
import { choicesOf, honeypotField, mapFields } from './quoteFields.ts'

/** The page that answers a form without JavaScript which could not be stored. */
export const notSent = {
  title: 'Your request was not sent',
  /** For pageMetadata, which fills in the phone number. */
  description: 'Your quote request was not sent. Correct it and send it again, or call {phone}.',
  reasons: 'Why it was not sent',
  kept: 'What you typed is still here. If you added photos, choose them again. You can also call',
  lost: 'Press your browser’s Back button to get back what you typed. You can also call',
  home: 'Back to Home',
}

/** Placeholder in the prerendered page for a text from the server: "reasons", "hint", "action", or the value of a field by its name. */
export const placeholder = (name: string) => `%quote:${name}%`

/**
 * Props of an element that gets attributes from the server: "fault:phone" (and the id of the field's help), "selected:window:morning",
 * "checked:access:stairs", and "form", which is hidden if the body could not be read.
 */
export const attributesOf = (...parts: readonly string[]) => ({ 'data-hole': parts.join(':') })

/** Both kinds: the name of a text, or of attributes with the parts after it. */
export const placeholders = /%quote:(\w+)%| data-hole="([\w:-]+)"/g

/**
 * Fills the prerendered page (pages/quote-not-sent) with the faults and everything that was typed. The form is hidden when the body
 * could not be read.
 *
 * @param sentFrom path of the page with the form; posted again as ?page=, since the next Referer is this response's URL
 */
export function fillNotSent(
  template: string,
  faults: readonly { field?: string; text: string }[],
  typed: Readonly<Record<string, unknown>> | undefined,
  sentFrom = '',
): string {
  const valuesOf = (name: string) =>
    [typed?.[name]].flat().filter((value): value is string => typeof value === 'string')
  const typedText = (name: string) => {
    const [value = '', ...others] = valuesOf(name)
    return others.length > 0 ? '' : escapeHtml(value)
  }
  const texts: Readonly<Record<string, string>> = {
    reasons: faults.map(typed ? linkToField : ({ text }) => escapeHtml(text)).join('</li><li>'),
    hint: typed ? notSent.kept : notSent.lost,
    action: `${paths.quotes}?${new URLSearchParams({ page: sentFrom })}`,
    // HTML drops the first line end of a textarea.
    ...mapFields(({ name, kind }) => (kind === 'textarea' ? '\n' : '') + typedText(name)),
    [honeypotField]: typedText(honeypotField),
  }

  function attributes([kind, name = '', value = '']: readonly string[]): string {
    if (kind === 'form') return typed ? '' : ' hidden=""'
    if (kind !== 'fault') return valuesOf(name).flatMap(choicesOf).includes(value) ? ` ${kind}=""` : ''
    const isFaulty = faults.some(({ field }) => field === name)
    const ids = [...(isFaulty ? [reasonId(name)] : []), ...(value ? [value] : [])].join(' ')
    return ` aria-invalid="${isFaulty}"${ids && ` aria-describedby="${ids}"`}`
  }

  // Single pass: placeholders typed by visitors stay text.
  return template.replace(placeholders, (_placeholder, text: string | undefined, hole = '') =>
    text === undefined ? attributes(hole.split(':')) : (texts[text] ?? ''),
  )
}

const reasonId = (field: string) => `quote-${field}-reason`

function linkToField({ field, text }: { field?: string; text: string }): string {
  return field
    ? `<a id="${reasonId(field)}" href="#quote-${field}">${escapeHtml(text)}</a>`
    : escapeHtml(text)
}
