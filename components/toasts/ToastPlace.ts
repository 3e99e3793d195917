import { styled } from '@mui/material/styles'
import { shortViewport } from '../layout/styles.ts'

/** The place of toasts: at the bottom right, over the full width on a phone. */
export const ToastPlace = styled('section')(({ theme: { breakpoints, design, palette } }) => ({
  position: 'fixed',
  zIndex: 40,
  inset: 'auto 16px 16px',
  borderRadius: design.corner.medium,
  // Unlike other elements that scripts focus, it shows its ring: F8 leads here.
  '&&:focus-visible': {
    outline: `3px solid ${palette.common.white}`,
    outlineOffset: 0,
    boxShadow: `0 0 0 6px ${palette.focus}`,
  },
  // Above the line that says how many photos are sent (quote/photos/UploadLine.tsx).
  marginBottom: 'var(--bottom-line, 0px)',
  [shortViewport]: { marginBottom: 0 },
  '@media print': { display: 'none' },
  [breakpoints.up('sm')]: { inset: 'auto 24px 24px auto', width: 430 },
}))
