import { styled } from '@mui/material/styles'
import type { GalleryPair } from '#data/pages/gallery.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { allShown } from './allShown.ts'
import { Slide } from './Slide.tsx'
import { SlideControls } from './SlideControls.tsx'
import { useSlideshow } from './useSlideshow.ts'
import { useSwipe } from './useSwipe.ts'

/** Three rows: photos, controls, text. */
const Rows = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The controls come last in the HTML and may arrive late: their row is reserved, so that they don't move the text.
  gridTemplateRows: 'auto minmax(72px, auto) auto',
  [allShown]: { display: 'block' },
})

const Slides = styled('div')({ display: 'contents' })

type SlideshowProps = { label: string; pairs: readonly GalleryPair[] }

/** One pair at a time, changed by arrow button, dot, swipe or arrow key. It never moves by itself. */
export function Slideshow({ label, pairs }: SlideshowProps) {
  const { current, hasMoved, list, show, onKeyDown } = useSlideshow(pairs.length)
  const swipe = useSwipe((step) => show(current + step))
  const place = (index: number) => `${index + 1} of ${pairs.length}`
  return (
    <Rows role="group" aria-roledescription="carousel" aria-label={label} onKeyDown={onKeyDown}>
      <Slides ref={list}>
        {pairs.map((pair, index) => (
          <Slide
            key={pair.title}
            {...pair}
            place={place(index)}
            isFirst={index === 0}
            isCurrent={index === current}
            swipe={swipe}
          />
        ))}
      </Slides>
      <SlideControls titles={pairs.map(({ title }) => title)} current={current} onShow={show} />
      <VisuallyHidden role="status">
        {hasMoved && `${pairs[current]?.title}, ${place(current)}`}
      </VisuallyHidden>
    </Rows>
  )
}
