import { type Components, type CSSObject, styled, type Theme } from '@mui/material/styles'
import { forcedChosen, forcedEdge } from '#components/layout/styles.ts'
import { Icon } from '#components/media/Icon.tsx'

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Amber button, only for asking for a quote. */
    quote: true
    /** Outlined in the colour of the text: for calls, and for parts that unfold. */
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

/** On a touch screen :hover stays after a tap, and the paler button would look disabled. */
const hovered = (background: string) => ({ '@media (hover: hover)': { '&:hover': { background } } })

const buttonLooks = ({ palette, design, typography }: Theme) =>
  ({
    quote: {
      color: palette.text.primary,
      background: palette.secondary.main,
      boxShadow: design.shadow.buttonEdge,
      ...hovered(palette.secondary.light),
    },
    call: {
      // Enlarged text: the number fits a phone.
      fontSize: 'min(1.3125rem, 9.5vw)',
      fontFeatureSettings: '"tnum"',
      boxShadow: 'inset 0 0 0 2px currentColor',
      ...hovered(palette.action.hover),
    },
    primary: {
      color: palette.primary.contrastText,
      background: palette.primary.main,
      boxShadow: `inset 0 -4px 0 ${palette.primary.darker}`,
      ...hovered(palette.primary.dark),
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
        padding: '.75rem clamp(.25rem, 50vw - 8rem, 1.6rem)',
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

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    outlined: false
  }
}

const Circle = styled('span')(({ theme: { palette } }) => ({
  width: 24,
  height: 24,
  borderRadius: '50%',
  border: `2px solid ${palette.control}`,
  background: palette.background.paper,
  '.Mui-checked > &': { border: `8px solid ${palette.primary.main}` },
}))

/** The icon of a Radio, which passes it a `fontSize`: that is no attribute of a span. */
const Dot = () => <Circle />

/** Form controls: fields between their label and their fault, and choices; and the rating. */
export const fields = {
  MuiRadio: {
    defaultProps: { icon: <Dot />, checkedIcon: <Dot /> },
    styleOverrides: { root: { padding: 0 } },
  },
  MuiRating: {
    defaultProps: { readOnly: true, icon: <Icon name="star" /> },
    styleOverrides: {
      root: ({ theme: { palette } }) => ({ fontSize: 'inherit', '&, && svg': { color: palette.star } }),
      icon: { transition: 'none' },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme: { palette, design }, ownerState: { color } }) => {
        const chosen = {
          background: palette.primary.main,
          borderColor: palette.primary.main,
          color: palette.primary.contrastText,
        }
        return {
          height: 'auto',
          minHeight: design.size.touchTargetMin,
          borderRadius: design.corner.chip,
          border: `1.5px solid ${palette.control}`,
          background: palette.background.paper,
          color: palette.text.primary,
          fontWeight: 600,
          fontSize: '1rem',
          lineHeight: 'inherit',
          transition: `background-color ${design.move.fast}`,
          '&:hover': chosen,
          ...(color === 'primary' && { ...chosen, ...forcedChosen }),
        }
      },
      label: { padding: '0 1.05rem' },
    },
  },
  MuiFormControl: { styleOverrides: { root: { gap: '.35rem', justifyContent: 'start' } } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme: { palette } }) => ({
        fontWeight: 600,
        fontSize: '1rem',
        lineHeight: 'inherit',
        color: palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: palette.text.primary },
      }),
      asterisk: ({ theme: { palette } }) => ({ color: palette.error.main }),
    },
  },
  MuiInputBase: {
    // Without Material UI's autofill keyframes, which its floating labels need.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: ({ theme: { design } }) => ({
        borderRadius: design.corner.small,
        '&:has(:focus-visible)': design.focusRing,
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme: { palette, design, typography } }) => ({
        // Enlarged text, here and in the padding: a phone number and a day fit a phone.
        fontSize: `min(${typography.body1.fontSize}, 7.5vw)`,
        minHeight: design.size.fieldHeight,
        padding: 0,
        background: palette.background.paper,
        color: palette.text.primary,
        lineHeight: 1.4,
      }),
      input: ({ theme: { palette } }) => ({
        boxSizing: 'border-box',
        height: 'auto',
        padding: '.8rem clamp(.25rem, 50vw - 8rem, 1rem + 1.5px)',
        'textarea&': { minHeight: 132, resize: 'vertical' },
        '&::placeholder': { color: palette.text.disabled, opacity: 1 },
      }),
      notchedOutline: ({ theme: { palette } }) => ({
        inset: 0,
        borderWidth: 1.5,
        borderColor: palette.control,
        '.Mui-error > &&': { borderWidth: 2, borderColor: palette.error.main },
        '.MuiOutlinedInput-root:hover:not(.Mui-error) > &&, .Mui-focused:not(.Mui-error) > &&': {
          borderWidth: 1.5,
          borderColor: palette.control,
        },
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme: { typography } }) => ({
        ...typography.body2,
        display: 'flex',
        gap: '.35rem',
        alignItems: 'center',
        margin: 0,
        '&.Mui-error': { fontWeight: 600 },
        '& svg': { width: 18, height: 18 },
      }),
    },
  },
} satisfies Components<Theme>
