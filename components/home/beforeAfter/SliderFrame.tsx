import styled from '@emotion/styled'

/** Set to a percentage on the frame; the strap starts in the middle. */
export const strapPosition = 'var(--position, 50%)'

declare module 'react' {
  interface CSSProperties {
    '--position'?: string
  }
}

/** Invisible, and all of the frame is its track; a finger that goes up or down scrolls the page. */
const overAll = {
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
  // Without script nothing would follow it.
  '@media (scripting: none)': { display: 'none' },
} as const

/** A thumb of no width: the strap stands under the pointer all the way, not half a thumb beside it. */
const thinThumb = {
  '&::-webkit-slider-thumb': { appearance: 'none', width: 1, height: '100%' },
  '&::-moz-range-thumb': { width: 1, height: '100%', border: 0 },
} as const

/** Two photos on top of each other: the first is seen up to the strap, the second from there on. On paper, side by side. */
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
  '& input': { ...overAll, ...thinThumb },
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
