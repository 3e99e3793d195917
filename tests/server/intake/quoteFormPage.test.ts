import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { quoteFormPage } from '#server/quotes/intake/quoteFormPage.ts'
import { hashRequest } from '#server/quotes/store/newQuote.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import { notSentTemplate } from '#tests/support/site/builtSite.ts'

test('fills in the reasons and everything that was typed, escaped', () => {
  const page = quoteFormPage(notSentTemplate, ['A < B', 'C'], { ...quoteRequest, name: '"Ada" & <Eve>' })

  expect(page).toContain('<ul><li>A &lt; B</li><li>C</li></ul>')
  expect(page).toContain('name="name" value="&quot;Ada&quot; &amp; &lt;Eve&gt;"')
  expect(page).toContain('What you typed is still here.')
  expect(page).not.toContain('%quote:')
})

test('a placeholder that a visitor typed stays a text', () => {
  const page = quoteFormPage(notSentTemplate, ['No.'], {
    name: '%quote:phone%',
    phone: '$& $1 %quote:end%',
    message: '%quote:form%',
  })

  expect(page).toContain('name="name" value="%quote:phone%"')
  expect(page).toContain('name="phone" value="$&amp; $1 %quote:end%"')
  expect(page).toContain('>\n%quote:form%</textarea>')
})

test('without anything readable the page has no form, and points to the Back button', () => {
  const page = quoteFormPage(notSentTemplate, ['No.'], undefined)

  expect(page).toContain('Back button leads to what you typed')
  expect(page).not.toMatch(/<form|%quote:/)
})

test('the hash of a request is the one that earlier releases stored', () => {
  const { name, phone, message } = quoteRequest
  const hashed = JSON.stringify([name, phone, '', message])

  expect(hashRequest({ ...quoteRequest, email: '' })).toBe(createHash('sha256').update(hashed).digest('hex'))
})
