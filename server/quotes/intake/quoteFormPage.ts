import { escapeHtml } from '#data/escapeHtml.ts'
import { paths } from '#data/paths.ts'
import { notSent, placeholders } from '#data/quote/notSent.ts'
import { choicesOf, honeypotField, mapFields } from '#data/quote/quoteFields.ts'
import type { Fault } from '../../errors.ts'

/**
 * Fills the prerendered page (pages/quote-not-sent) with the faults and everything that was typed. The form is hidden when the body
 * could not be read.
 *
 * @param sentFrom path of the page with the form; posted again as ?page=, since the next Referer is this response's URL
 */
export function quoteFormPage(
  template: string,
  faults: readonly Fault[],
  typed: Readonly<Record<string, unknown>> | undefined,
  sentFrom = '',
): string {
  /** The values of a field, several of choices. */
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

function linkToField({ field, text }: Fault): string {
  return field
    ? `<a id="${reasonId(field)}" href="#quote-${field}">${escapeHtml(text)}</a>`
    : escapeHtml(text)
}
