import { alpha, styled } from '@mui/material/styles'
import { type ChangeEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import type { GalleryPair } from '#data/images/photos.ts'
import type { HomePage } from '#data/pages/home.ts'
import { paths } from '#data/paths.ts'
import { Section } from '../layout/Section.tsx'
import { Icon } from '../media/Icon.tsx'
import { PhotoImage, StageBadge } from '../media/PhotoImage.tsx'
import { StandaloneLink } from '../navigation/links.tsx'
import { inWithoutScript } from '../session/stubContract.ts'

/** One large pair with two small ones at its right; below it on small screens. */
const Pairs = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '2rem 1.5rem',
  // Enlarged text: below each other, so that the badges do not meet.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(10rem, 40%)), 1fr))',
  [theme.breakpoints.down('sm')]: { gap: '1.25rem .75rem' },
  [theme.breakpoints.down('md')]: { '& > :first-of-type': { gridColumn: '1 / -1' } },
  // Two small pairs beside each other on a phone.
  [theme.breakpoints.down('sm')]: {
    '& > :not(:first-of-type)': {
      '& b': { bottom: 6, marginInline: -6, paddingInline: '.35rem', fontSize: '.75rem' },
      '& i': { '&::after, & svg': { top: 'calc(50% - 38px)', scale: '.7' } },
    },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '2fr 1fr',

    '& > :first-of-type': { gridRow: 'span 2', display: 'grid', gridTemplateRows: '1fr auto' },
    // The height of the two small photos and the caption between them.
    '& > :first-of-type > div': { aspectRatio: 'auto' },
  },
}))

const sizes = {
  large: '(min-width: 1440px) 837px, (min-width: 900px) 62vw, calc(100vw - 2rem)',
  small: '(min-width: 1440px) 419px, (min-width: 900px) 31vw, 50vw',
}

type BeforeAfterProps = HomePage['beforeAfter'] & { pairs: readonly GalleryPair[] }

export function BeforeAfter({ title, galleryLink, pairs }: BeforeAfterProps) {
  const toGallery = (
    <StandaloneLink href={paths.gallery} sx={{ gap: '.4rem', fontWeight: 700, fontSize: 'body1.fontSize' }}>
      {galleryLink}
      <Icon name="arrowForward" />
    </StandaloneLink>
  )
  return (
    <Section id="before-after" title={title} lead={toGallery} leadPlace="beside" ground="spruce">
      <Pairs>
        {pairs.map((pair, index) => (
          <BeforeAfterSlider key={pair.title} {...pair} sizes={index === 0 ? sizes.large : sizes.small} />
        ))}
      </Pairs>
    </Section>
  )
}

const Caption = styled('figcaption')({ marginTop: '.75rem', fontWeight: 600 })

/** The same place before and after: sliding the strap to the right brings the before photo back. */
function BeforeAfterSlider({ title, before, after, sizes }: GalleryPair & { sizes: string }) {
  const { position, isMoved, rangeProps } = useSliderPosition()
  return (
    <figure>
      <SliderFrame style={isMoved ? { '--position': `${position}%` } : undefined}>
        <div>
          <PhotoImage photo={before} sizes={sizes} />
          <StageBadge stage="BEFORE">BEFORE</StageBadge>
        </div>
        <div>
          <PhotoImage photo={after} sizes={sizes} />
          <StageBadge stage="AFTER">AFTER</StageBadge>
        </div>
        <SliderStrap />
        <input
          type="range"
          min="0"
          max="100"
          step="any"
          autoComplete="off"
          aria-label={`${title}: slide to compare before and after`}
          aria-valuetext={`${Math.round(position)} % before`}
          {...rangeProps}
        />
      </SliderFrame>
      <Caption>{title}</Caption>
    </figure>
  )
}

/** Position of the strap at first, in percent of the width. */
const startPosition = 50

/** Shortest movement with a direction, in pixels. */
const slack = 6

/**
 * The position of a range input that covers a photo. Mouse and keys work as on any range; a finger moves it from any point,
 * sideways or by a tap, because a vertical drag scrolls the page.
 */
function useSliderPosition() {
  const range = useRef<HTMLInputElement>(null)
  const touchedAt = useRef<{ x: number; y: number }>(undefined)
  const [position, setPosition] = useState(startPosition)

  // The visitor may have moved the range before hydration.
  useLayoutEffect(() => setPosition(Number(range.current?.value ?? startPosition)), [])

  function follow({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPosition(Math.min(100, Math.max(0, ((clientX - left) / width) * 100)))
  }

  return {
    position,
    isMoved: position !== startPosition,
    rangeProps: {
      ref: range,
      value: position,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        // Some browsers move the range as soon as it is touched, when the touch may still become a scroll.
        if (!touchedAt.current) setPosition(Number(event.target.value))
      },
      onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
        touchedAt.current = pointerType === 'touch' ? { x, y } : undefined
      },
      onPointerMove(event: PointerEvent) {
        if (!touchedAt.current) return
        const along = Math.abs(event.clientX - touchedAt.current.x)
        if (along > slack && along > Math.abs(event.clientY - touchedAt.current.y)) follow(event)
      },
      onPointerUp(event: PointerEvent) {
        if (touchedAt.current) follow(event)
        touchedAt.current = undefined
      },
      onPointerCancel() {
        touchedAt.current = undefined
      },
    },
  }
}

/** Set to a percentage on the frame; the strap starts in the middle. */
const strapPosition = 'var(--position, 50%)'

declare module 'react' {
  interface CSSProperties {
    '--position'?: string
  }
}

/** Two photos on top of each other, the first one visible up to the strap. Side by side in print. */
const SliderFrame = styled('div')(({ theme: { palette, design } }) => ({
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
  // Invisible, over the whole frame.
  '& input': {
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
  },
  // With a wide thumb the strap would be up to half a thumb beside the pointer.
  '& input::-webkit-slider-thumb': { appearance: 'none', width: 1, height: '100%' },
  '& input::-moz-range-thumb': { width: 1, height: '100%', border: 0 },
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
function SliderStrap() {
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
