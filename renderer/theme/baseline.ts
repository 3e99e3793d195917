import type { CSSObject, Theme } from '@mui/material/styles'
import { lowScreen } from '#components/layout/styles.ts'
import { heldSelector } from '#components/session/stubContract.ts'

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
export function baseline({ typography: type, design }: Theme): CSSObject {
  const display = { fontFamily: design.fonts.display, textWrap: 'balance' } as const
  return {
    // CssBaseline's `inherit` does not pass the heading of an accordion.
    '*, ::before, ::after': { boxSizing: 'border-box' },
    'strong, b': { fontWeight: 'bolder' },
    // Enlarged text: a word wider than its line is broken.
    html: {
      scrollPaddingTop: design.space.scrollPaddingTop,
      // The height of the line of uploads (components/quote/photos/UploadLine.tsx).
      scrollPaddingBottom: 'var(--bottom-line, 0px)',
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
    [lowScreen]: {
      html: { scrollPadding: 0 },
      header: { position: 'static !important' },
    },
    '@media print': printStyles,
  }
}
