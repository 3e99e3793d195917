import type { Components, Theme } from '@mui/material/styles'

/** Fields under their labels, over their faults. */
export const fields = {
  MuiFormControl: { styleOverrides: { root: { gap: '.35rem', justifyContent: 'start' } } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme: { palette } }) => ({
        fontWeight: 600,
        fontSize: '1rem',
        lineHeight: 'inherit',
        '&, &.Mui-focused, &.Mui-error': { color: palette.text.primary },
      }),
      asterisk: ({ theme: { palette } }) => ({ color: palette.error.main }),
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: ({ theme: { design } }) => ({
        borderRadius: design.corner.small,
        '&:has(:focus-visible)': {
          outline: design.focusRing.outline,
          outlineOffset: design.focusRing.offset,
        },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme: { palette, design } }) => ({
        minHeight: design.size.fieldHeight,
        padding: 0,
        background: palette.background.paper,
        color: palette.text.primary,
        lineHeight: 1.4,
      }),
      input: ({ theme: { palette } }) => ({
        boxSizing: 'border-box',
        height: 'auto',
        padding: '.8rem calc(1rem + 1.5px)',
        'textarea&': { minHeight: 132, resize: 'vertical' },
        '&::placeholder': { color: palette.text.disabled, opacity: 1 },
      }),
      notchedOutline: ({ theme: { palette } }) => ({
        inset: 0,
        borderWidth: 1.5,
        borderColor: palette.control,
        '.Mui-error > &&': { borderWidth: 2, borderColor: palette.error.main },
        '.MuiOutlinedInput-root:hover > &&, .Mui-focused:not(.Mui-error) > &&': {
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
        fontWeight: 600,
        '& svg': { width: 18, height: 18 },
      }),
    },
  },
} satisfies Components<Theme>
