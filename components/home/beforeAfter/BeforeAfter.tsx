import { styled } from '@mui/material/styles'
import { type ChangeEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import type { GalleryPair } from '#data/images/photos.ts'
import type { HomePage } from '#data/pages/home.ts'
import { paths } from '#data/paths.ts'
import { Section } from '../../layout/Section.tsx'
import { Icon } from '../../media/Icon.tsx'
import { PhotoImage } from '../../media/PhotoImage.tsx'
import { StageBadge } from '../../media/StageBadge.tsx'
import { StandaloneLink } from '../../navigation/StandaloneLink.tsx'
import { SliderFrame, SliderStrap } from './SliderFrame.tsx'

/** One large pair with two small ones at its right; below each other on small screens. */
const Pairs = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '2rem 1.5rem',
  [theme.breakpoints.down('sm')]: { rowGap: '1.25rem' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '2fr 1fr',

    '& > :first-of-type': { gridRow: 'span 2', display: 'grid', gridTemplateRows: '1fr auto' },
    // The height of the two small photos and the caption between them.
    '& > :first-of-type > div': { aspectRatio: 'auto' },
  },
}))

const sizes = {
  large: '(min-width: 1440px) 837px, (min-width: 900px) 62vw, 100vw',
  small: '(min-width: 1440px) 419px, (min-width: 900px) 31vw, 100vw',
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
