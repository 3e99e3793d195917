import { type Components, type CSSObject, createTheme, type Theme } from '@mui/material/styles'
import { forcedChosen, forcedEdge, forcedFill } from '#components/layout/styles.ts'
import { RouterLink } from '#components/navigation/RouterLink.tsx'
import { buttons, fields } from '../theme/controls.tsx'
import { theme as siteTheme } from '../theme/theme.ts'

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Amber text on spruce, for the undo action of a toast. */
    onDark: true
    /** Button in a quiet box, for secondary actions. */
    plain: true
  }
}

const siteButton = buttons.MuiButton.styleOverrides.root
const siteInput = fields.MuiOutlinedInput.styleOverrides.input

const buttonLooks = ({ palette }: Theme): Readonly<Record<string, CSSObject>> => ({
  onDark: {
    minHeight: 44,
    padding: '.25rem .75rem',
    color: palette.secondary.main,
    '&:hover': { background: 'transparent', textDecoration: 'underline' },
  },
  plain: {
    minHeight: 48,
    padding: '.5rem 1rem',
    fontSize: '1rem',
    color: palette.text.primary,
    background: palette.background.paper,
    boxShadow: `inset 0 0 0 1.5px ${palette.control}`,
    '&:hover': { background: palette.background.sunken },
  },
  primary: { minHeight: 52 },
  quiet: { alignSelf: 'start', justifySelf: 'start', minHeight: 44 },
})

/** Paper has no buttons. */
const notPrinted = { '@media print': { display: 'none' } } as const

/** The site's theme, denser: the desk is a tool. Its text is still legible at arm's length in a truck. */
export const deskTheme = createTheme(siteTheme, {
  components: {
    MuiButtonBase: { defaultProps: { LinkComponent: RouterLink } },
    MuiLink: { defaultProps: { component: RouterLink } },
    MuiButton: {
      defaultProps: { color: 'inherit', variant: 'plain' },
      styleOverrides: {
        root: (props) => ({
          ...siteButton(props),
          ...buttonLooks(props.theme)[String(props.ownerState.variant)],
          ...notPrinted,
        }),
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: (props) => ({ ...buttons.MuiIconButton.styleOverrides.root(props), ...notPrinted }),
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        input: (props) => ({
          ...siteInput(props),
          'textarea&': { minHeight: 96, resize: 'vertical' },
          'select&': { paddingRight: '2.5rem', minHeight: 51 },
        }),
      },
    },
    MuiCard: {
      styleOverrides: {
        root: ({ theme: { palette, design } }) => ({
          display: 'flex',
          flexDirection: 'column',
          gap: '.75rem',
          padding: '1rem',
          overflow: 'visible',
          borderRadius: design.corner.medium,
          border: `1px solid ${palette.divider}`,
          '& h2': { fontSize: '1.1875rem', lineHeight: 1.2 },
        }),
      },
    },
    MuiTableContainer: {
      styleOverrides: {
        root: ({ theme: { palette, design } }) => ({
          background: palette.background.paper,
          border: `1px solid ${palette.divider}`,
          borderRadius: design.corner.medium,
        }),
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme: { palette, typography } }) => ({
          ...typography.body2,
          padding: '.7rem .75rem',
          borderColor: palette.divider,
        }),
        head: ({ theme: { palette } }) => ({
          fontWeight: 600,
          color: palette.text.secondary,
        }),
      },
    },
    MuiSkeleton: { defaultProps: { animation: false, variant: 'rounded' } },
    MuiMenu: { styleOverrides: { paper: forcedEdge } },
    MuiMenuItem: { styleOverrides: { root: { '&.Mui-selected': forcedChosen } } },
    MuiAlert: {
      styleOverrides: {
        root: ({ theme: { design, palette, typography }, ownerState: { severity } }) => ({
          ...typography.body1,
          borderRadius: design.corner.medium,
          alignItems: 'center',
          background: severity === 'error' ? palette.error.light : palette.kraft.light,
          color: palette.text.primary,
          '& .MuiAlert-icon': { color: severity === 'error' ? palette.error.main : palette.text.primary },
        }),
      },
    },
    MuiLinearProgress: {
      styleOverrides: {
        root: ({ theme: { palette, design } }) => ({
          height: 12,
          borderRadius: design.corner.badge,
          background: palette.background.sunken,
          boxShadow: `inset 0 0 0 1px ${palette.divider}`,
          ...forcedEdge,
        }),
        // The strap: amber with its weave.
        bar: ({ theme: { palette, design } }) => ({
          background: `${design.pattern.weave}, ${palette.secondary.main}`,
          ...forcedFill,
          '[aria-valuenow="0"] > &': { opacity: 0 },
        }),
      },
    },
  } satisfies Components<Theme>,
})
