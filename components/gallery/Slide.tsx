import styled from '@emotion/styled'
import type { GalleryPair } from '#data/pages/gallery.ts'
import { Lead } from '../layout/Section.tsx'
import { allShown } from './allShown.ts'
import { SlidePhoto } from './SlidePhoto.tsx'
import { swipeable, type useSwipe } from './useSwipe.ts'

/**
 * All slides lie in the same cells of the slideshow's grid, so that the longest words keep the page below in its place.
 * Photos of other slides are fetched when a pointer or the focus comes to the slideshow.
 */
const Cells = styled('div')({
  display: 'contents',
  '&:not(.current)': { visibility: 'hidden' },
  '&:not(.current) > :first-of-type': { display: 'none' },
  // Named by what it is: with any element in its place, the whole page is styled anew wherever a finger or the focus goes.
  '[aria-roledescription=carousel]:is(:hover, :focus-within) > * > &&:not(.current) > :first-of-type': {
    display: 'grid',
  },
  [allShown]: {
    display: 'block',
    '&:not(.current)': { visibility: 'visible' },
    '&:not(.current) > :first-of-type': { display: 'grid' },
    '& + &': { marginTop: 'clamp(2.5rem, 5vw, 4.5rem)' },
  },
})

const Photos = styled('div')(({ theme }) => ({
  gridArea: '1 / 1',
  display: 'grid',
  gap: '.5rem',
  ...swipeable,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', gap: '1rem' },
}))

const Words = styled('div')(({ theme }) => ({
  gridArea: '3 / 1',
  display: 'grid',
  gap: '.5rem',
  alignContent: 'start',
  marginTop: '1.25rem',
  '& h2': theme.typography.h3,
}))

type SlideProps = GalleryPair & {
  /** "2 of 3". */
  place: string
  isFirst: boolean
  isCurrent: boolean
  swipe: ReturnType<typeof useSwipe>
}

/** A pair side by side, below each other on a phone, with its words. */
export function Slide({ title, description, before, after, place, isFirst, isCurrent, swipe }: SlideProps) {
  return (
    <Cells
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      className={isCurrent ? 'current' : undefined}
    >
      <Photos {...swipe}>
        <SlidePhoto photo={before} stage="BEFORE" priority={isFirst ? 'high' : 'lazy'} />
        <SlidePhoto photo={after} stage="AFTER" priority={isFirst ? 'low' : 'lazy'} />
      </Photos>
      <Words>
        <h2>{title}</h2>
        <Lead>{description}</Lead>
      </Words>
    </Cells>
  )
}
