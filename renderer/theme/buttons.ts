import type { Components, CSSObject, Theme } from '@mui/material/styles'
import { forcedEdge } from '#components/layout/styles.ts'

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Amber button, only for asking for a quote. */
    quote: true
    /** Button for calls, outlined in the colour of the text. */
    call: true
    /** Spruce button, for a main action. */
    primary: true
    /** Button that looks like an underlined link. */
    quiet: true
    contained: false
    outlined: false
    text: false
  }
}

const buttonLooks = ({ palette, design, typography }: Theme) =>
  ({
    quote: {
      color: palette.text.primary,
      background: palette.secondary.main,
      boxShadow: design.shadow.buttonEdge,
      '&:hover': { background: palette.secondary.light },
    },
    call: {
      fontSize: '1.3125rem',
      fontFeatureSettings: '"tnum"',
      boxShadow: 'inset 0 0 0 2px currentColor',
      '&:hover': { background: palette.action.hover },
    },
    primary: {
      color: palette.primary.contrastText,
      background: palette.primary.main,
      boxShadow: `inset 0 -4px 0 ${palette.primary.darker}`,
      '&:hover': { background: palette.primary.dark },
    },
    quiet: {
      gap: '.25rem',
      paddingInline: '.5rem',
      border: 0,
      color: palette.primary.main,
      textDecoration: 'underline',
      textDecorationThickness: '1.5px',
      textUnderlineOffset: '.18em',
      '&:hover': { textDecoration: 'underline', textDecorationThickness: 3 },
      fontFamily: typography.fontFamily,
    },
  }) satisfies Record<string, CSSObject>

export const buttons = {
  MuiButtonBase: {
    // No ripple: a pressed button moves by one pixel.
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme: { design } }) => ({
        '&:where(:focus-visible)': design.focusRing,
        userSelect: 'auto',
      }),
    },
  },
  MuiButton: {
    defaultProps: { color: 'inherit', variant: 'quote' },
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        gap: '.6rem',
        minHeight: theme.design.size.buttonHeight,
        // Enlarged text: a smaller padding, so that the label fits a phone.
        padding: '.75rem min(1.6rem, 8vw)',
        transition: `background-color ${theme.design.move.fast}, transform ${theme.design.move.fast}`,
        '&:active': { transform: 'translateY(1px)' },
        ...forcedEdge,
        ...buttonLooks(theme)[ownerState.variant as keyof ReturnType<typeof buttonLooks>],
        '&.Mui-disabled': {
          color: theme.palette.action.disabled,
          background: theme.palette.action.disabledBackground,
          boxShadow: 'none',
        },
      }),
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        width: 48,
        height: 48,
        padding: 0,
        borderRadius: theme.design.corner.medium,
      }),
    },
  },
} satisfies Components<Theme>
