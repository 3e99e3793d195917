import { styled } from '@mui/material/styles'

/** Set to a percentage on the frame; the strap starts in the middle. */
export const strapPosition = 'var(--position, 50%)'

declare module 'react' {
  interface CSSProperties {
    '--position'?: string
  }
}

/** The invisible range input over the whole frame. */
const overlay = {
  position: 'absolute',
  inset: 0,
  zIndex: 3,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  appearance: 'none',
  cursor: 'ew-resize',
  touchAction: 'pan-y pinch-zoom',
  // Without script the strap would not follow.
  '@media (scripting: none)': { display: 'none' },
} as const

/** With a wide thumb the strap would stand up to half a thumb beside the pointer. */
const thinThumb = {
  '&::-webkit-slider-thumb': { appearance: 'none', width: 1, height: '100%' },
  '&::-moz-range-thumb': { width: 1, height: '100%', border: 0 },
} as const

/** Two photos on top of each other, the first one visible up to the strap. Side by side in print. */
export const SliderFrame = styled('div')(({ theme: { palette, design } }) => ({
  position: 'relative',
  isolation: 'isolate',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: design.corner.medium,
  background: palette.background.sunken,
  '& > div': { position: 'absolute', inset: 0 },
  // The badge goes with its photo.
  '& > div:first-of-type': { zIndex: 1, clipPath: `inset(0 calc(100% - ${strapPosition}) 0 0)` },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& input': { ...overlay, ...thinThumb },
  '&:has(:focus-visible) i::after': {
    outline: `3px solid ${palette.common.white}`,
    outlineOffset: 3,
    boxShadow: `0 0 0 9px ${palette.focus}`,
  },
  '@media print': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    aspectRatio: 'auto',
    alignSelf: 'start',
    '& > div, & > div:first-of-type': { position: 'relative', clipPath: 'none' },
    '& img': { height: 'auto', aspectRatio: '3 / 2' },
    '& i, & input': { display: 'none' },
  },
}))
