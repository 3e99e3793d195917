import { describe, expect, test } from 'vitest'
import { type BuiltPage, find, readBuiltPage, textOf, textsOf } from '#tests/support/build/builtPages.ts'

describe.each(['/', '/service-areas'])('the quote form on %s', (path) => {
  test('asks for name, phone, email and message, and requires all but the email @3-1', () => {
    const fields = quoteFields(path)

    expect(fields.map((field) => field.getAttribute('name'))).toEqual(['name', 'phone', 'email', 'message'])
    expect(fields.map((field) => field.hasAttribute('required'))).toEqual([true, true, false, true])
  })

  test('takes a telephone number, an e-mail address and a message of four rows @5-3', () => {
    const [, phone, email, message] = quoteFields(path)

    expect(phone?.getAttribute('type')).toBe('tel')
    expect(email?.getAttribute('type')).toBe('email')
    expect(message?.getAttribute('rows')).toBe('4')
    expect(message?.getAttribute('placeholder')).toBe('Describe what needs to be removed...')
  })

  test('labels every field, and marks the required ones with an asterisk @5-1', () => {
    const labels = quoteFields(path).map((field) => textOf(field.closest('label') ?? labelOf(path, field)))

    expect(labels.map((label) => label.match(/^(Name|Phone|Email|Message)/)?.[0])).toEqual([
      'Name',
      'Phone',
      'Email',
      'Message',
    ])
    expect(labels.map((label) => label.includes('*'))).toEqual([true, true, false, true])
  })

  test('is sent by a button that says Get Free Quote', () => {
    expect(textsOf(readBuiltPage(path).main, '#contact form button[type="submit"]')).toEqual([
      'Get Free Quote',
    ])
  })
})

/** The fields a visitor sees; the honeypot is hidden. */
function quoteFields(path: string) {
  return readBuiltPage(path)
    .main.querySelectorAll('#contact form input, #contact form textarea')
    .filter((field) => !field.closest('[aria-hidden="true"]') && field.getAttribute('type') !== 'hidden')
}

function labelOf(path: string, field: BuiltPage['main']) {
  return find(readBuiltPage(path).main, `label[for="${field.id}"]`)
}
