import { alpha, styled } from '@mui/material/styles'
import { strapPosition } from './SliderFrame.tsx'

/** Of the webbing, in pixels. */
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
    // It lies on photos, which keep their colours too.
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
