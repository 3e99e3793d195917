import { describe, expect, test } from 'vitest'
import { foldedFields } from '#data/quote/quoteFields.ts'
import { find, readBuiltPage, textOf, textsOf } from '#tests/support/build/builtPages.ts'

describe.each(['/', '/service-areas'])('the quote form on %s', (path) => {
  const { main } = readBuiltPage(path)
  const specified = ['name', 'phone', 'email', 'message']
  /** Without the honeypot, which is hidden. */
  const named = main
    .querySelectorAll('#contact form :is(input, textarea, select)')
    .filter((field) => !field.closest('[aria-hidden="true"]') && field.getAttribute('type') !== 'hidden')
  const fields = named.filter((field) => specified.includes(field.getAttribute('name') ?? ''))

  test('asks for name, phone, email and message, all but the email required @3-1 @5-1 @5-3', () => {
    const [, phone, email, message] = fields
    const labels = fields.map((field) =>
      textOf(field.closest('label') ?? find(main, `label[for="${field.id}"]`)).replace(/\s*\*/, '*'),
    )

    expect(fields.map((field) => field.getAttribute('name'))).toEqual(specified)
    expect(fields.map((field) => field.hasAttribute('required'))).toEqual([true, true, false, true])
    expect(labels).toEqual(
      [/^Name\*/, /^Phone\*/, /^Email(?!\*)/, /^Message\*/].map((words) => expect.stringMatching(words)),
    )
    expect([phone, email].map((field) => field?.getAttribute('type'))).toEqual(['tel', 'email'])
    expect(message?.getAttribute('rows')).toBe('4')
    expect(message?.getAttribute('placeholder')).toBe('Describe what needs to be removed...')
  })

  test('ends with the folded fields and photos for a browser without script, and one button', () => {
    const folded = [...foldedFields.map(({ name }) => name), 'photos']

    expect(named.slice(-folded.length).map((field) => field.getAttribute('name'))).toEqual(folded)
    expect(find(main, '#contact form').getAttribute('enctype')).toBe('multipart/form-data')
    expect(textsOf(main, '#contact form button[type="submit"]')).toEqual(['Get Free Quote'])
  })
})
