import { site } from '#data/company/site.ts'
import { paths } from '#data/paths.ts'
import { honeypotField } from '#data/quote/honeypotField.ts'
import { type QuoteField, quoteLimits } from '#data/quote/quoteRequest.ts'
import { escapeHtml } from '../../escapeHtml.ts'

/** What a form sent, as it came: any value, under any name. */
export type TypedFields = Readonly<Record<string, unknown>>

const fields: readonly { name: QuoteField; label: string; attributes: string }[] = [
  { name: 'name', label: 'Name *', attributes: 'type="text" autocomplete="name" required' },
  { name: 'phone', label: 'Phone *', attributes: 'type="tel" autocomplete="tel" required' },
  { name: 'email', label: 'Email', attributes: 'type="email" autocomplete="email"' },
]

/**
 * The answer to a form sent without JavaScript that was not kept: why, the form again with everything that was typed,
 * and a number to call. What could not be read is left out, with the form.
 */
export function quoteFormPage(reasons: readonly string[], typed: TypedFields | undefined): string {
  const call = `call <a href="tel:${site.phone}">${site.phoneBracketed}</a>`
  return `<!DOCTYPE html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Your request was not sent | ${escapeHtml(site.brand)}</title>
<style>
body { max-width: 36rem; margin: 2rem auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif; }
label { display: block; margin-top: 1rem; font-weight: 600; }
input, textarea { box-sizing: border-box; width: 100%; padding: .625rem; border: 1px solid #666; font: inherit; }
button { margin-top: 1.5rem; padding: .75rem 1.5rem; font: inherit; font-weight: 600; }
</style>
</head>
<body>
<main>
<h1>Your request was not sent</h1>
<div role="alert">
<ul>
${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('\n')}
</ul>
</div>
<p>${typed ? 'What you typed is still here.' : 'Your browser’s Back button leads to what you typed.'} You can also ${call}.</p>
${typed ? formWith(typed) : ''}
<p><a href="${paths.home}">Back to Home</a></p>
</main>
</body>
</html>
`
}

function formWith(typed: TypedFields): string {
  const value = (name: string) => escapeHtml(textOf(typed[name]))
  return `<form method="post" action="${paths.quotes}">
${fields
  .map(
    ({ name, label, attributes }) => `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value(name)}" maxlength="${quoteLimits[name]}" ${attributes}>`,
  )
  .join('\n')}
<label for="message">Message *</label>
<textarea id="message" name="message" rows="8" required>
${value('message')}</textarea>
<input type="hidden" name="${honeypotField}" value="${value(honeypotField)}">
<button type="submit">Get Free Quote</button>
</form>`
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
