import { ThemeProvider } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ContactSection } from '#components/quote/ContactSection.tsx'
import { theme } from '#renderer/theme/theme.ts'

test('the check of postal codes is left out with its list', () => {
  const render = () =>
    renderToString(
      <ThemeProvider theme={theme}>
        <StaticRouter location="/">
          <ContactSection />
        </StaticRouter>
      </ThemeProvider>,
    )

  vi.stubGlobal('HAS_POSTAL_CHECK', true)
  expect(render()).toContain('id="postal-code"')
  vi.stubGlobal('HAS_POSTAL_CHECK', false)
  expect(render()).not.toContain('id="postal-code"')
})
