import { getContrastRatio } from '@mui/material/styles'
import { expect, test } from 'vitest'
import { theme } from '#renderer/theme/theme.ts'

const { text, common, primary, secondary, kraft, lake, background, error, success, action, ...palette } =
  theme.palette

/**
 * Contrasts that axe does not measure on the pages (everyKind.spec.ts): states, rare places, and everything except text.
 * WCAG 2.2 AA requires 4.5 for text, and 3 for large text, controls, focus rings and pictures.
 */
const contrasts = {
  'text on a sunken ground': [text.primary, background.sunken, 4.5],
  'text on cardboard': [text.primary, kraft.main, 4.5],
  'text on the quote button under the pointer': [text.primary, secondary.light, 4.5],
  // 94% white over black.
  'text on the translucent header': [text.primary, '#f0f0f0', 4.5],
  'quiet text on a sunken ground': [text.secondary, background.sunken, 4.5],
  'quiet text on cardboard': [text.secondary, kraft.main, 4.5],
  'a placeholder in a field': [text.disabled, background.paper, 4.5],
  'the label of a disabled button': [action.disabled, action.disabledBackground, 4.5],
  'a link on cardboard': [primary.main, kraft.main, 4.5],
  'a link on light cardboard': [primary.main, kraft.light, 4.5],
  'text on a dark section': [common.white, primary.dark, 4.5],
  'quiet text on a dark section': [common.onDarkMuted, primary.dark, 4.5],
  'the phone number on a dark section': [secondary.main, primary.dark, 4.5],
  'deep cardboard on light cardboard': [kraft.deep, kraft.light, 4.5],
  'deep cardboard on white': [kraft.deep, background.paper, 4.5],
  'the lake on white': [lake.main, background.paper, 4.5],
  'the lake on its light colour': [lake.main, lake.light, 4.5],
  'a fault on white': [error.main, background.paper, 4.5],
  'a fault on its light colour': [error.main, error.light, 4.5],
  'text on an error toast': [error.contrastText, error.main, 4.5],
  'text on a success toast': [success.contrastText, success.main, 4.5],
  'success on its light colour': [success.main, success.light, 4.5],
  'the border of a control on the page': [palette.control, background.default, 3],
  'the border of a control on white': [palette.control, background.paper, 3],
  'the focus ring on the page': [palette.focus, background.default, 3],
  'the focus ring on cardboard': [palette.focus, kraft.main, 3],
  'the focus ring on the strap': [palette.focus, secondary.main, 3],
  'a star on the page': [palette.star, background.default, 3],
  'the edge of the current item in the header': [secondary.dark, background.paper, 3],
  'a star on white': [palette.star, background.paper, 3],
} as const

test.each(Object.entries(contrasts))('%s has sufficient contrast', (_what, [foreground, ground, least]) => {
  expect(getContrastRatio(foreground, ground)).toBeGreaterThanOrEqual(least)
})
