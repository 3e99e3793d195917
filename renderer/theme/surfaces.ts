import type { Components, Theme } from '@mui/material/styles'
import { forcedEdge, whereUnfolded } from '#components/layout/styles.ts'

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** Light cardboard, for content about a single visit. */
    ticket: true
  }
}

export const surfaces = {
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      // At most 1280 px wide, with a gutter at both sides.
      root: ({ theme: { design } }) => ({
        maxWidth: `calc(${design.space.containerMax} + 2 * ${design.space.gutter})`,
        paddingInline: design.space.gutter,
      }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { transition: 'none' },
    },
  },
  MuiStack: { defaultProps: { useFlexGap: true } },
  MuiCard: {
    styleOverrides: {
      root: ({ theme: { palette, breakpoints, design, typography }, ownerState }) => ({
        display: 'flex',
        flexDirection: 'column',
        borderRadius: design.corner.large,
        overflow: 'visible',
        ...(ownerState.variant === 'ticket'
          ? {
              gap: '1rem',
              padding: 'clamp(1.25rem, 3vw, 2.25rem)',
              background: palette.kraft.light,
              '& h2': typography.h3,
              [breakpoints.up('md')]: { alignSelf: 'start' },
            }
          : { height: '100%' }),
      }),
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: {
        display: 'grid',
        flexGrow: 1,
        gap: '1rem',
        alignContent: 'start',
        '&, &:last-child': { padding: 'clamp(1.25rem, 2vw, 1.75rem)' },
        '&:has(+ .MuiCardActions-root)': { paddingBottom: '1rem' },
      },
    },
  },
  MuiCardActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: '.5rem 1.25rem',
        padding: '0 clamp(1.25rem, 2vw, 1.75rem) clamp(1.25rem, 2vw, 1.75rem)',
      },
    },
  },
  MuiCardActionArea: {
    styleOverrides: {
      root: ({ theme: { palette } }) => ({
        display: 'flex',
        alignItems: 'stretch',
        flexGrow: 1,
        borderRadius: 'inherit',
        color: palette.text.primary,
        '&:hover': { boxShadow: `0 0 0 3px ${palette.secondary.main}` },
        ...forcedEdge,
      }),
      focusHighlight: { display: 'none' },
    },
  },
  MuiAccordion: {
    defaultProps: {
      square: true,
      disableGutters: true,
      // A landmark for every answer would be too many.
      slotProps: { transition: { timeout: 0 }, region: { role: undefined } },
    },
    styleOverrides: {
      root: ({ theme: { palette } }) => ({
        borderTop: `1px solid ${palette.divider}`,
        background: 'none',
        '&::before': { display: 'none' },
        '&:last-of-type': { borderBottom: `1px solid ${palette.divider}` },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme: { typography, design } }) => ({
        ...typography.h4,
        gap: '1rem',
        minHeight: 64,
        padding: '.5rem 0',
        '& svg': { transition: `transform ${design.move.fast}` },
      }),
      content: { margin: 0, textWrap: 'balance' },
      expandIconWrapper: {
        color: 'inherit',
        ...whereUnfolded({ display: 'none' }),
      },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: ({ theme: { palette } }) => ({
        padding: '0 2.5rem 1.25rem 0',
        color: palette.text.secondary,
        '& p': { maxWidth: '44em' },
      }),
    },
  },
  MuiCollapse: {
    styleOverrides: {
      root: whereUnfolded({ height: 'auto !important', overflow: 'visible', visibility: 'visible' }),
    },
  },
} satisfies Components<Theme>
