import { escapeHtml } from '#data/escapeHtml.ts'
import { notSent, placeholders, withoutForm } from '#data/quote/notSent.ts'
import { honeypotField, mapFields, quoteFields } from '#data/quote/quoteFields.ts'

/** The fields of a form as parsed: any value, under any name. */
export type TypedFields = Readonly<Record<string, unknown>>

/**
 * Fills the prerendered page (pages/quote-not-sent) with the reasons and everything that was typed; without the form
 * when the body could not be read.
 */
export function quoteFormPage(
  template: string,
  reasons: readonly string[],
  typed: TypedFields | undefined,
): string {
  const typedText = (name: string) => {
    const value = typed?.[name]
    return typeof value === 'string' ? escapeHtml(value) : ''
  }
  const texts: Readonly<Record<string, string>> = {
    reasons: reasons.map(escapeHtml).join('</li><li>'),
    hint: typed ? notSent.kept : notSent.lost,
    // HTML drops the first line end of a textarea.
    ...mapFields(({ name, kind }) => (kind === 'textarea' ? '\n' : '') + typedText(name)),
    [honeypotField]: typedText(honeypotField),
  }
  const shown = typed ? template : withoutForm(template)
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
