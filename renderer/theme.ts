import '@emotion/react'
import type { ThemeOptions } from '@mui/material/styles'
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
type Breakpoint = keyof typeof breakpoints.values

const { palette } = colorSchemes.light
const { fontFamilies } = typography

const up = (key: Breakpoint) => `@media (min-width:${breakpoints.values[key]}px)`

/** One type style of the design, its font family written out. */
function typeStyle(variant: Variant) {
  const style = typography.variants[variant]
  return 'fontFamily' in style
    ? { ...style, fontFamily: fontFamilies[style.fontFamily as keyof typeof fontFamilies] }
    : style
}

/** The home page's headline: its lines are short, and larger on a large screen than those of other pages. */
function heroStyle() {
  const { fontSizeMdUp, ...style } = typography.variants.hero
  return { ...style, fontFamily: fontFamilies.display, [up('md')]: { fontSize: fontSizeMdUp } }
}

/** What the design has beyond Material UI's own theme fields; every value comes from tokens.json. */
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
  focusRing: focus,
  move: motion,
  pattern: {
    weave: patterns.weave,
    flute: patterns.flute,
    // The quilt's tile, as the token describes it.
    quilt:
      "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='72' height='48' fill='none' stroke='%23fff' stroke-opacity='.055' stroke-width='2' stroke-dasharray='5 4'%3E%3Cpath d='M0 12 18 0l18 12L54 0l18 12M0 36l18-12 18 12 18-12 18 12M0 60l18-12 18 12 18-12 18 12'/%3E%3C/svg%3E\")",
  },
  shadow: shadows,
} as const

/** What Material UI's own components are given when one is loaded (components/layout/MaterialTheme.tsx). */
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
} as const satisfies ThemeOptions

/**
 * Material UI's theme as far as our own components read it, of the same tokens and the same shape (a test compares them): its
 * createTheme and styled would be a seventh of the script that hydrates a page. No CSS variables: the
 * design has one colour scheme, and plain values are smaller in every page than a list of variables and their uses.
 */
export const theme = {
  palette: options.palette,
  shape: options.shape,
  typography: options.typography,
  spacing: (...factors: number[]) => factors.map((factor) => `${factor * spacing.unit}px`).join(' '),
  breakpoints: {
    values: breakpoints.values,
    up,
    // Material UI's own small step, so that no width belongs to both sides.
    down: (key: Breakpoint) => `@media (max-width:${breakpoints.values[key] - 0.05}px)`,
  },
  design,
  options,
} as const

type SiteTheme = typeof theme

declare module '@emotion/react' {
  export interface Theme extends SiteTheme {}
}
