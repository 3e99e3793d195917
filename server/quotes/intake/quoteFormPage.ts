import { escapeHtml } from '#data/escapeHtml.ts'
import { paths } from '#data/paths.ts'
import { notSent, placeholders, withoutForm } from '#data/quote/notSent.ts'
import { honeypotField, mapFields, quoteFields } from '#data/quote/quoteFields.ts'
import type { Fault } from '../../errors.ts'

/**
 * Fills the prerendered page (pages/quote-not-sent) with the faults and everything that was typed; without the form
 * when the body could not be read.
 *
 * @param sentFrom path of the page with the form; posted again as ?page=, since the next Referer is this response's URL
 */
export function quoteFormPage(
  template: string,
  faults: readonly Fault[],
  typed: Readonly<Record<string, unknown>> | undefined,
  sentFrom = '',
): string {
  const typedText = (name: string) => {
    const value = typed?.[name]
    return typeof value === 'string' ? escapeHtml(value) : ''
  }
  const texts: Readonly<Record<string, string>> = {
    reasons: faults.map(typed ? linkToField : ({ text }) => escapeHtml(text)).join('</li><li>'),
    hint: typed ? notSent.kept : notSent.lost,
    // HTML drops the first line end of a textarea.
    ...mapFields(({ name, kind }) => (kind === 'textarea' ? '\n' : '') + typedText(name)),
    [honeypotField]: typedText(honeypotField),
  }
  const action = `action="${paths.quotes}`
  const again = template.replace(action, () => `${action}?${new URLSearchParams({ page: sentFrom })}`)
  const shown = typed ? faults.reduce(markField, again) : withoutForm(template)
  // Single pass: placeholders typed by visitors stay text.
  const filled = shown.replace(placeholders, (_placeholder, name: string) => texts[name] ?? '')
  return quoteFields.reduce((page, { name, options = [] }) => {
    const chosen = options.find(({ value }) => value === typed?.[name])
    if (!chosen) return page
    // Other fields may have an option of the same value before.
    const start = page.indexOf(`id="quote-${name}"`)
    return (
      page.slice(0, start) + page.slice(start).replace(`<option value="${chosen.value}"`, '$& selected=""')
    )
  }, filled)
}

const reasonId = (field: string) => `quote-${field}-reason`

function linkToField({ field, text }: Fault): string {
  return field
    ? `<a id="${reasonId(field)}" href="#quote-${field}">${escapeHtml(text)}</a>`
    : escapeHtml(text)
}

/**
 * Marks a field as invalid, and describes it with the reason. Called before typed text is filled in, which could look like the
 * markup searched for.
 */
function markField(template: string, { field = '' }: Fault): string {
  const id = template.indexOf(`id="quote-${field}"`)
  if (id < 0) return template
  const start = template.lastIndexOf('<', id)
  const end = template.indexOf('>', id)
  const [before, control, after] = [template.slice(0, start), template.slice(start, end), template.slice(end)]
  const help = / aria-describedby="([^"]*)"/.exec(control)
  const described = `aria-describedby="${[reasonId(field), ...(help ? [help[1]] : [])].join(' ')}"`
  const marked = control
    .replace(help?.[0] ?? '', '')
    .replace('aria-invalid="false"', `aria-invalid="true" ${described}`)
  return before + marked + after
}
