import { ThemeProvider } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NotSent } from '#components/quote/NotSent.tsx'
import { ToastProvider } from '#components/toasts/ToastProvider.tsx'
import { theme } from '#renderer/theme/theme.ts'
import { quoteFormPage } from '#server/quotes/intake/quoteFormPage.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'

const template = renderToString(
  <ThemeProvider theme={theme}>
    <ToastProvider>
      <NotSent />
    </ToastProvider>
  </ThemeProvider>,
)

test('the page that answers a plain form has a place for every field, the honeypot and the reasons', () => {
  const fields = { ...quoteRequest, website: 'x', day: '2026-11-27', window: 'evening' }
  const page = quoteFormPage(template, ['No name.', 'No phone.'], fields)

  for (const text of Object.values(quoteRequest)) expect(page).toContain(text)
  expect(page).toContain('<li>No name.</li><li>No phone.</li>')
  expect(page).toMatch(/name="website"[^>]* value="x"/)
  expect(page).toMatch(/name="day"[^>]* value="2026-11-27"|value="2026-11-27"[^>]* name="day"/)
  expect(page.match(/<option[^>]* selected=""[^>]*>[^<]*/g)).toEqual([
    '<option value="evening" selected="">Evening',
  ])
  expect(page).not.toContain('%quote:')
})

test('an unreadable form is answered without fields', () => {
  const page = quoteFormPage(template, ['Too long.'], undefined)

  expect(page).not.toMatch(/<form|<input|<textarea|%quote:/)
  expect(page).toContain('Back to Home')
})
