import { expect, test } from 'vitest'
import { quoteFormPage } from '#server/quotes/intake/quoteFormPage.ts'
import { htmlFaults } from '#tests/support/htmlFaults.ts'

test.each([
  ['with what was typed', { name: '"Ada" & <Eve>', phone: '12', email: 'ada@', message: '\n</textarea>' }],
  ['without the form, when nothing could be read', undefined],
])('the page that answers a plain form is valid HTML, %s', async (_kind, typed) => {
  const page = quoteFormPage(['Please fill in your name.', 'A < B & "C"'], typed)

  expect(await htmlFaults(page)).toEqual([])
})
