import { alpha, type Components, type Theme } from '@mui/material/styles'
import { forcedEdge, inPrintOrWithoutScript } from '#components/layout/styles.ts'

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
              // Enlarged text: the longest words fit a phone.
              padding: 'clamp(min(1.25rem, 6.25vw), 3vw, 2.25rem)',
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
        ...inPrintOrWithoutScript({ display: 'none' }),
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
      // The attribute hides it (components/blocks/PersistentAccordion.tsx): in a Collapse no search would find the words.
      root: {
        display: 'block',
        height: 'auto !important',
        overflow: 'visible',
        visibility: 'visible',
        '&[hidden]': {
          contentVisibility: 'hidden',
          '@supports not (content-visibility: hidden)': { display: 'none' },
          ...inPrintOrWithoutScript({ display: 'block', contentVisibility: 'visible' }),
        },
      },
    },
  },
} satisfies Components<Theme>

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
        containerType: 'inline-size',
        // The fourth label starts a line where it might not fit the first: in some fonts it would, and the page would move.
        '@container (max-width: 30rem)': { '& li:nth-of-type(7)': { flexBasis: '100%' } },
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
