import { alpha, type Components, type Theme } from '@mui/material/styles'
import { forcedEdge } from '#components/layout/forcedEdge.ts'

/** The header's bar, the menu, and the tooltips of what shows only an icon. */
export const bars = {
  MuiAppBar: {
    defaultProps: { position: 'sticky', color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        zIndex: 20,
        transition: `background-color ${theme.design.move.fast}`,
      }),
    },
  },
  MuiToolbar: { defaultProps: { disableGutters: true } },
  MuiDrawer: {
    styleOverrides: {
      paper: { width: 'min(340px, 88vw)', padding: '.65rem 1.25rem 1.5rem', ...forcedEdge },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme: { palette, typography, design } }) => ({
        ...typography.body2,
        maxWidth: 'min(20rem, calc(100vw - 1rem))',
        padding: '.3rem .7rem',
        // Seen on a dark ground, and where colours are forced.
        border: `1px solid ${palette.text.secondary}`,
        borderRadius: design.corner.small,
        background: palette.text.primary,
        fontWeight: 600,
        '.MuiTooltip-popper[data-popper-placement*="top"] &': { marginBottom: 8 },
        '.MuiTooltip-popper[data-popper-placement*="bottom"] &': { marginTop: 8 },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme: { palette } }) => ({ backgroundColor: alpha(palette.primary.darker, 0.62) }),
    },
  },
} satisfies Components<Theme>
