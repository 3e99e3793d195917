import { alpha, styled } from '@mui/material/styles'
import { inWithoutScript } from '../../session/stubContract.ts'

/** Set to a percentage on the frame; the strap starts in the middle. */
const strapPosition = 'var(--position, 50%)'

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
  // Without script the strap would not follow the range input.
  '@media (scripting: none)': { display: 'none' },
  [inWithoutScript]: { display: 'none' },
} as const

/** A thin thumb: with a wide thumb the strap would be up to half a thumb beside the pointer. */
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
  // Clips the badge together with the photo.
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

/** Width of the webbing, in pixels. */
const width = 16

const Webbing = styled('i')(({ theme: { palette, design } }) => {
  const edge = palette.secondary.dark
  const seam = alpha(palette.text.primary, 0.5)
  const handle = design.size.sliderHandle
  const layers = [
    `linear-gradient(90deg, ${edge} 0 1.5px, transparent 1.5px 3px, ${seam} 3px 4px, transparent 4px 12px, ${seam} 12px 13px, transparent 13px 14.5px, ${edge} 14.5px)`,
    design.pattern.weave,
    `linear-gradient(${palette.secondary.main}, ${palette.secondary.main})`,
  ]
  return {
    position: 'absolute',
    zIndex: 2,
    top: 0,
    bottom: 0,
    left: -width / 2,
    width: '100%',
    // A transform, because moving it by `left` would count as layout shift; its percentage is of the frame’s width.
    transform: `translateX(${strapPosition})`,
    color: palette.secondary.main,
    background: layers.map((layer) => `${layer} 0 0 / ${width}px 100% no-repeat`).join(', '),
    // Keeps its colours in forced-colours mode, like the photos below.
    forcedColorAdjust: 'none',
    '&::after, & svg': {
      position: 'absolute',
      top: `calc(50% - ${handle / 2}px)`,
      left: (width - handle) / 2,
      width: handle,
      height: handle,
    },
    '&::after': {
      content: '""',
      borderRadius: design.corner.medium,
      background: palette.text.primary,
      boxShadow: `0 0 0 3px ${palette.common.white}, ${design.shadow[2]}`,
    },
    '& svg': { zIndex: 1, maxWidth: 'none' },
  }
})

/** The strap between before and after, standing up, with the handle to slide it by. */
export function SliderStrap() {
  return (
    <Webbing aria-hidden="true">
      <svg
        viewBox="-2 -2 52 52"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="m19 16-8 8 8 8M29 16l8 8-8 8" />
      </svg>
    </Webbing>
  )
}
