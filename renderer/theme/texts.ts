import type { Components, Theme } from '@mui/material/styles'
import { forcedEdge } from '#components/layout/forcedEdge.ts'
import { RouterLink } from '#components/navigation/RouterLink.tsx'

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    /** A small label over a title: white on spruce. */
    badge: true
  }
}

export const texts = {
  MuiLink: {
    defaultProps: { component: RouterLink, variant: 'inherit' },
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
        '& a': { display: 'inline-flex', alignItems: 'center', minWidth: 44, minHeight: 44 },
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
