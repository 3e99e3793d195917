import { getContrastRatio } from '@mui/material/styles'
import { expect, test } from 'vitest'
import tokens from '#renderer/theme/tokens.json'

test.each(tokens.contrast.pairs)('$pair has the contrast it needs', ({ foreground, background, min }) => {
  expect(getContrastRatio(foreground, background)).toBeGreaterThanOrEqual(min)
})
