import { styled } from '@mui/material/styles'
import { shortViewport } from '../../layout/styles.ts'
import { barSpace } from './DeskFrame.tsx'

/** The buttons at the end of a form, within a thumb's reach while the form is longer than the screen. */
export const FormBar = styled('div')(({ theme: { palette, breakpoints, design } }) => ({
  position: 'sticky',
  zIndex: 2,
  bottom: 'calc(64px + env(safe-area-inset-bottom))',
  display: 'flex',
  gap: '.5rem',
  margin: '0 -1rem -1rem',
  padding: '.75rem 1rem',
  borderRadius: `0 0 ${design.corner.medium}px ${design.corner.medium}px`,
  background: palette.background.paper,
  borderTop: `1px solid ${palette.divider}`,
  [breakpoints.up('md')]: { bottom: 0 },
  '& [type=submit]': { flexGrow: 1 },
  // Always in sight: focusing a button must not scroll the page for the height kept free (DeskFrame.tsx).
  '& button': { scrollMarginBottom: -barSpace },
  [shortViewport]: { position: 'static' },
}))
