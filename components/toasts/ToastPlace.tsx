import styled from '@emotion/styled'

/** Where toasts stand: bottom right, over the full width on a phone. */
export const ToastPlace = styled('section')(({ theme: { breakpoints, design, palette } }) => ({
  position: 'fixed',
  zIndex: 40,
  inset: 'auto 16px 16px',
  borderRadius: design.corner.medium,
  // It takes the focus from a key, to be seen.
  '&&:focus-visible': {
    outline: `3px solid ${palette.common.white}`,
    outlineOffset: 0,
    boxShadow: `0 0 0 6px ${palette.focus}`,
  },
  '@media print': { display: 'none' },
  [breakpoints.up('sm')]: { inset: 'auto 24px 24px auto', width: 430 },
}))
