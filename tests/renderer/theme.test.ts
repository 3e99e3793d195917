import { createTheme, getContrastRatio } from '@mui/material/styles'
import { expect, test } from 'vitest'
import { theme } from '#renderer/theme.ts'
import tokens from '#renderer/tokens.json'

test('colours, spacing, corners and breakpoints are the tokens’', () => {
  const { palette } = tokens.colorSchemes.light

  expect(theme.palette.primary.main).toBe(palette.primary.main)
  expect(theme.palette.kraft).toEqual(palette.kraft)
  expect(theme.palette.text.secondary).toBe(palette.text.secondary)
  expect(theme.spacing(2)).toBe(`${tokens.spacing.unit * 2}px`)
  expect(theme.shape.borderRadius).toBe(tokens.shape.borderRadius)
  expect(theme.breakpoints.values).toEqual(tokens.breakpoints.values)
})

test('it is what Material UI makes of the same options', () => {
  const whole = createTheme(theme.options)

  expect(whole.palette).toMatchObject(theme.palette)
  expect(whole.typography).toMatchObject(theme.typography)
  expect(whole.spacing(1, 2)).toBe(theme.spacing(1, 2))
  for (const key of ['sm', 'md', 'lg', 'xl'] as const) {
    expect(whole.breakpoints.up(key)).toBe(theme.breakpoints.up(key))
    expect(whole.breakpoints.down(key)).toBe(theme.breakpoints.down(key))
  }
})

test('a type style names its font family in full', () => {
  expect(theme.typography.h1).toMatchObject({
    fontFamily: tokens.typography.fontFamilies.display,
    fontWeight: 850,
  })
  expect(theme.design.type.lead).toMatchObject({ fontFamily: tokens.typography.fontFamilies.body })
})

test('the home page’s headline is larger on a large screen, in CSS alone', () => {
  const { fontFamily, fontSizeMdUp, ...style } = tokens.typography.variants.hero

  expect(theme.design.type.hero).toEqual({
    ...style,
    fontFamily: tokens.typography.fontFamilies.display,
    [theme.breakpoints.up('md')]: { fontSize: fontSizeMdUp },
  })
})

test.each(tokens.contrast.pairs)('$pair has the contrast it needs', ({ foreground, background, min }) => {
  expect(getContrastRatio(foreground, background)).toBeGreaterThanOrEqual(min)
})
