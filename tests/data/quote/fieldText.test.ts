import { expect, test } from 'vitest'
import { fieldText } from '#data/quote/fieldText.ts'
import { quoteFields } from '#data/quote/quoteFields.ts'
import { required } from '#tests/support/required.ts'

test.each([
  ['name', 'Ada', 'Ada'],
  ['window', 'evening', 'Evening'],
  ['window', 'noon', 'noon'],
  ['window', '', 'not given'],
  ['day', '2026-11-27', 'Friday, November 27, 2026'],
  ['access', 'basement,stairs', 'Basement, Stairs'],
])('the field %s with the value "%s" reads "%s"', (name, value, text) => {
  const field = required(quoteFields.find((candidate) => candidate.name === name))

  expect(fieldText(field, value)).toBe(text)
})
