import { createTheme, type Shadows } from '@mui/material/styles'
import { baseline } from './baseline.ts'
import { buttons } from './buttons.ts'
import { fields } from './fields.tsx'
import { navigation } from './navigation.ts'
import { surfaces } from './surfaces.ts'
import {
  breakpoints,
  colorSchemes,
  focus,
  motion,
  patterns,
  shadows,
  shape,
  sizes,
  spacing,
  typography,
} from './tokens.json'

type Variant = keyof typeof typography.variants

const { palette } = colorSchemes.light
const { fontFamilies } = typography

/** One type style of the design, its font family written out. */
function typeStyle(variant: Variant) {
  const style = typography.variants[variant]
  return { ...style, fontFamily: fontFamilies[style.fontFamily as keyof typeof fontFamilies] }
}

/** Converts a breakpoint to em, which follows the browser's font size: enlarged text gets the layout of a smaller screen. */
const inEm = (pixels: number) => pixels / typography.htmlFontSize
const { xs, sm, md, lg, xl } = breakpoints.values

/** The home page's headline: its lines are short, and larger on a large screen than the headlines of other pages. */
function heroStyle() {
  const { fontSizeMdUp, ...style } = typography.variants.hero
  const large = `@media (min-width:${inEm(md)}em)`
  return { ...style, fontFamily: fontFamilies.display, [large]: { fontSize: fontSizeMdUp } }
}

/** Design values beyond Material UI's own theme fields, as `theme.design`. */
const design = {
  fonts: fontFamilies,
  type: {
    hero: heroStyle(),
    phoneDisplay: typeStyle('phoneDisplay'),
    price: typeStyle('price'),
    fact: typeStyle('fact'),
    lead: typeStyle('lead'),
    badge: typeStyle('badge'),
    kicker: typeStyle('kicker'),
  },
  space: spacing,
  corner: shape,
  size: sizes,
  focusRing: { outline: focus.outline, outlineOffset: focus.offset },
  move: motion,
  pattern: patterns,
  shadow: shadows,
} as const

/** Indexed by Material UI's elevation. From 8 on: menus, the drawer and dialogs. */
const elevations = [
  shadows[0],
  shadows[1],
  ...Array(6).fill(shadows[2]),
  ...Array(17).fill(shadows[3]),
] as Shadows

/**
 * Material UI's theme, of the values in tokens.json. No CSS variables: the design has one colour scheme, and plain values are
 * smaller in every page than a list of variables and their uses.
 */
export const theme = createTheme({
  palette,
  shadows: elevations,
  spacing: spacing.unit,
  shape: { borderRadius: shape.borderRadius },
  breakpoints: {
    values: { xs: inEm(xs), sm: inEm(sm), md: inEm(md), lg: inEm(lg), xl: inEm(xl) },
    unit: 'em',
    // Distance between `down` and `up`, in hundredths of an em.
    step: 0.5,
  },
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
  components: {
    MuiCssBaseline: { styleOverrides: baseline },
    ...buttons,
    ...fields,
    ...surfaces,
    ...navigation,
  },
})

type Design = typeof design
type OwnColours = Pick<typeof palette, 'kraft' | 'lake' | 'control' | 'focus' | 'star'>

declare module '@mui/material/styles' {
  interface Theme {
    design: Design
  }
  interface ThemeOptions {
    design?: Design
  }
  interface Palette extends OwnColours {}
  interface PaletteOptions extends OwnColours {}
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
