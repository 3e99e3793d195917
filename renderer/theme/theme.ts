import createCache from '@emotion/cache'
import { type CSSObject, createTheme, type Shadows, type Theme } from '@mui/material/styles'
import { shortViewport } from '#components/layout/styles.ts'
import { heldSelector } from '#components/session/stubContract.ts'
import { buttons, fields } from './controls.tsx'
import { navigation, surfaces } from './surfaces.ts'
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

/** Enlarged text: the longest words fit a phone. @param most share of the screen's width, of which a letter takes some 60 % */
function headingStyle(variant: 'h1' | 'h2' | 'h3', most: string) {
  const style = typeStyle(variant)
  return { ...style, fontSize: `min(${most}, ${style.fontSize})` }
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
    h1: headingStyle('h1', '11vw'),
    h2: headingStyle('h2', '11vw'),
    h3: headingStyle('h3', '7vw'),
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

/**
 * Turns off Emotion's vendor prefixes: they are a quarter of a page's styles, and for browsers of ten years ago. Styles contain the
 * prefixes that are still needed. One array for all caches, because Emotion caches its results by this array.
 */
const stylisPlugins: NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']> = []

/** Creates the cache of a prerendered page, or of the browser. The same key lets the browser adopt the prerendered styles. */
export const createStyleCache = () => createCache({ key: 'c', stylisPlugins })

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

/** In print: black text and pictures, without controls. Components hide their own parts. */
const printStyles: CSSObject = {
  '*, ::before, ::after': {
    color: 'black !important',
    background: 'none !important',
    boxShadow: 'none !important',
    transition: 'none !important',
  },
  [`body > :not(#root), header nav, header ${heldSelector}, form, input, button:not(h3 > *), [role=button], [href$="#contact"]`]:
    {
      display: 'none !important',
    },
  section: { paddingBlock: '1rem !important' },
  'h2, h3': { breakAfter: 'avoid' },
  'li, img': { breakInside: 'avoid' },
}

/** Additions to CssBaseline: elements without a class, and rules for every page. */
function baseline({ typography: type, design, breakpoints }: Theme): CSSObject {
  const display = { fontFamily: design.fonts.display, textWrap: 'balance' } as const
  return {
    // CssBaseline's `inherit` does not pass the heading of an accordion.
    '*, ::before, ::after': { boxSizing: 'border-box' },
    'strong, b': { fontWeight: 'bolder' },
    // Enlarged text: a word wider than its line is broken.
    html: {
      scrollPaddingTop: design.space.scrollPaddingTop,
      // The height of the line of uploads (components/quote/photos/UploadLine.tsx), and of the action bar.
      scrollPaddingBottom: 'var(--bottom-line, 0px)',
      [breakpoints.down('md')]: { scrollPaddingBottom: 'calc(var(--bottom-line, 0px) + 56px)' },
      overflowWrap: 'break-word',
    },
    'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0, border: 0 },
    'ul, ol': { listStyle: 'none' },
    h1: { ...type.h1, ...display },
    h2: { ...type.h2, ...display },
    h3: { ...type.h3, ...display },
    h4: type.h4,
    'img, svg': { display: 'block', maxWidth: '100%' },
    img: { height: 'auto' },
    ':focus-visible': {
      ...design.focusRing,
      borderRadius: design.corner.small,
    },
    // Each section is a stacking context: repainting one does not repaint the others.
    'main > *': { isolation: 'isolate' },
    // Sections and headings are focused after a navigation, for screen readers; they are not controls.
    '[tabindex="-1"]:focus-visible': { outline: 'none' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, ::before, ::after': { transition: 'none !important', animation: 'none !important' },
    },
    [shortViewport]: {
      html: { scrollPadding: 0 },
      header: { position: 'static !important' },
    },
    '@media print': printStyles,
  }
}
