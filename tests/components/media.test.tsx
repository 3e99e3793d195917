import { globSync, readFileSync } from 'node:fs'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stars } from '#components/layout/Assurances.tsx'
import { theme } from '#renderer/theme/theme.ts'

test('every icon button has a tooltip', () => {
  const isBare = (file: string) => {
    const source = readFileSync(file, 'utf8')
    const buttons = source.match(/<IconButton\b|styled\(IconButton\b/g) ?? []
    return buttons.length > (source.match(/<Tooltip\b/g) ?? []).length
  }

  expect(globSync('components/**/*.tsx').filter(isBare)).toEqual([])
})

const render = (part: ReactNode) => renderToString(<ThemeProvider theme={theme}>{part}</ThemeProvider>)

test.each([
  ['5 star rating', 5],
  ['4 of 5 stars', 4],
  // Rounded to 4.5, with an icon for each half star.
  ['4.4 star rating', 9],
])('the rating "%s" has %i filled icons and one accessible name', (rating, filled) => {
  const html = render(<Stars rating={rating} isNamed />)

  expect(html).toContain(`aria-label="${rating}"`)
  expect(html.match(/class="MuiRating-icon MuiRating-iconFilled/g)).toHaveLength(filled)
  expect(render(<Stars rating={rating} />)).toContain('aria-hidden="true"')
})

test('a claim without a number has no stars', () => {
  expect(render(<Stars rating="Rated by customers" />)).toBe('')
})
