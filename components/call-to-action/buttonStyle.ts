import type { Theme } from '@emotion/react'
import { forcedEdge } from '../layout/colours.ts'

export type ButtonLook = 'quote' | 'call' | 'primary'

/** The design's three buttons; quote is amber, call is outlined in the text's colour, primary is spruce. */
export function buttonStyle(look: ButtonLook, { palette, typography, design }: Theme) {
  return {
    ...typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '.6rem',
    minHeight: design.size.buttonHeight,
    padding: '.75rem 1.6rem',
    border: 0,
    borderRadius: `${design.corner.medium}px`,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${design.move.fast}, transform ${design.move.fast}`,
    '&:active': { transform: 'translateY(1px)' },
    ...forcedEdge,
    ...looks(palette, design)[look],
  } as const
}

const looks = (palette: Theme['palette'], design: Theme['design']) => ({
  quote: {
    '&&': { color: palette.text.primary },
    background: palette.secondary.main,
    boxShadow: design.shadow.buttonEdge,
    '&:hover': { background: palette.secondary.light },
  },
  call: {
    '&&': { color: 'inherit' },
    fontSize: '1.3125rem',
    fontFeatureSettings: '"tnum"',
    background: 'transparent',
    boxShadow: 'inset 0 0 0 2px currentColor',
    '&:hover': { background: palette.action.hover },
  },
  primary: {
    '&&': { color: palette.primary.contrastText },
    background: palette.primary.main,
    boxShadow: `inset 0 -4px 0 ${palette.primary.darker}`,
    '&:hover': { background: palette.primary.dark },
  },
})
