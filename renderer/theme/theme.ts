import { createTheme, type ThemeOptions } from '@mui/material/styles'
import { bars } from './bars.ts'
import { baseline } from './baseline.ts'
import { buttons } from './buttons.ts'
import { choices } from './choices.tsx'
import { design, fontFamilies, palette, typeStyle } from './design.ts'
import { fields } from './fields.ts'
import { surfaces } from './surfaces.ts'
import { texts } from './texts.ts'
import { breakpoints, shape, sizes, spacing, typography } from './tokens.json'

const options = {
  palette,
  spacing: spacing.unit,
  shape: { borderRadius: shape.borderRadius },
  breakpoints: { values: breakpoints.values },
  typography: {
    fontFamily: fontFamilies.body,
    htmlFontSize: typography.htmlFontSize,
    h1: typeStyle('h1'),
    h2: typeStyle('h2'),
    h3: typeStyle('h3'),
    h4: typeStyle('h4'),
    body1: typeStyle('body1'),
    body2: typeStyle('body2'),
    button: { ...typeStyle('button'), textTransform: 'none' },
  },
  mixins: { toolbar: { minHeight: sizes.headerHeight.xs } },
  design,
} as const satisfies ThemeOptions

/**
 * Material UI's theme, of the values in tokens.json. No CSS variables: the design has one colour scheme, and plain values are
 * smaller in every page than a list of variables and their uses.
 */
export const theme = createTheme(options, {
  components: {
    MuiCssBaseline: { styleOverrides: baseline(createTheme(options)) },
    ...bars,
    ...buttons,
    ...choices,
    ...fields,
    ...surfaces,
    ...texts,
  },
})

type Design = typeof design
type Colours = typeof palette

declare module '@mui/material/styles' {
  interface Theme {
    design: Design
  }
  interface ThemeOptions {
    design?: Design
  }
  interface Palette {
    kraft: Colours['kraft']
    lake: Colours['lake']
    control: string
    focus: string
    star: string
  }
  interface PaletteOptions {
    kraft: Colours['kraft']
    lake: Colours['lake']
    control: string
    focus: string
    star: string
  }
  interface CommonColors {
    onDarkMuted: string
  }
  interface PaletteColor {
    darker: string
  }
  interface SimplePaletteColorOptions {
    darker?: string
  }
  interface TypeBackground {
    sunken: string
  }
}
