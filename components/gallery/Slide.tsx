import { styled } from '@mui/material/styles'
import type { GalleryPair } from '#data/pages/gallery.ts'
import { Lead } from '../layout/Section.tsx'
import { allShown } from './allShown.ts'
import { SlidePhoto } from './SlidePhoto.tsx'
import { swipeable, type useSwipe } from './useSwipe.ts'

/**
 * All slides lie in the same grid cells, so that the longest text sets the height and nothing below moves. The photos of other
 * slides are fetched when the pointer or the focus reaches the slideshow.
 */
const Cells = styled('div')({
  display: 'contents',
  '&:not(.current)': { visibility: 'hidden' },
  '&:not(.current) > :first-of-type': { display: 'none' },
  // The attribute selector is needed: with `*:hover` the browser recalculates the styles of the whole page on every move.
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

/** A pair side by side, or below each other on a phone, with its text. */
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
