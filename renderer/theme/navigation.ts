import { alpha, type Components, type Theme } from '@mui/material/styles'
import { forcedEdge } from '#components/layout/styles.ts'

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    /** A small label over a title: white on spruce. */
    badge: true
  }
}

/** Links and labels, the header's bar, the menu, and the tooltips of icon-only controls. */
export const navigation = {
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
        // Visible on a dark ground and in forced-colours mode.
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
  MuiLink: {
    defaultProps: { variant: 'inherit' },
    styleOverrides: {
      root: {
        textDecorationColor: 'inherit',
        textUnderlineOffset: '.18em',
        textDecorationThickness: '1.5px',
        '&:hover': { textDecorationThickness: '3px' },
      },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme: { typography } }) => ({
        fontSize: typography.body2.fontSize,
        fontWeight: 500,
        lineHeight: 'inherit',
        color: 'inherit',
        // The touch target reaches over the separators.
        '& a': {
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 44,
          margin: '0 -.5rem',
          padding: '0 .5rem',
        },
      }),
      separator: ({ theme: { palette } }) => ({ color: palette.text.secondary }),
    },
  },
  MuiTypography: {
    styleOverrides: {
      root: ({ theme: { palette, design }, ownerState }) =>
        ownerState.variant === 'badge' && {
          ...design.type.badge,
          padding: '.4rem .7rem',
          borderRadius: design.corner.badge,
          background: palette.primary.main,
          color: palette.primary.contrastText,
          lineHeight: 1.2,
          ...forcedEdge,
        },
    },
  },
} satisfies Components<Theme>
