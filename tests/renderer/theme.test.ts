import { getContrastRatio } from '@mui/material/styles'
import { expect, test } from 'vitest'
import { theme } from '#renderer/theme/theme.ts'
import tokens from '#renderer/theme/tokens.json'

test.each(tokens.contrast.pairs)('$pair has the contrast it needs', ({ foreground, background, min }) => {
  expect(getContrastRatio(foreground, background)).toBeGreaterThanOrEqual(min)
})

test('what Material UI raises throws a shadow of the design, and what opens above the page the deepest', () => {
  const { 0: none, 1: low, 2: middle, 3: high } = tokens.shadows
  const { 8: menu, 16: drawer, 24: dialog } = theme.shadows

  expect([menu, drawer, dialog]).toEqual([high, high, high])
  expect(theme.shadows).toHaveLength(25)
  expect(new Set(theme.shadows)).toEqual(new Set([none, low, middle, high]))
})
