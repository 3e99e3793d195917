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

export const { palette } = colorSchemes.light
export const { fontFamilies } = typography

/** One type style of the design, its font family written out. */
export function typeStyle(variant: Variant) {
  const style = typography.variants[variant]
  return 'fontFamily' in style
    ? { ...style, fontFamily: fontFamilies[style.fontFamily as keyof typeof fontFamilies] }
    : style
}

/** The home page's headline: its lines are short, and larger on a large screen than those of other pages. */
function heroStyle() {
  const { fontSizeMdUp, ...style } = typography.variants.hero
  const large = `@media (min-width:${breakpoints.values.md}px)`
  return { ...style, fontFamily: fontFamilies.display, [large]: { fontSize: fontSizeMdUp } }
}

/** What the design has beyond Material UI's own theme fields, as `theme.design`; every value comes from tokens.json. */
export const design = {
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
