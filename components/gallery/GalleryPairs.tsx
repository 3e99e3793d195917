import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { alpha, styled } from '@mui/material/styles'
import { type KeyboardEvent, memo, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { GalleryPair, Photo } from '#data/images/photos.ts'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { galleryPage, photosOf } from '#data/pages/gallery.ts'
import { BreadcrumbBar } from '../layout/Hero.tsx'
import { grounds, Lead } from '../layout/Section.tsx'
import { Strap } from '../layout/Strap.tsx'
import { inPrintOrWithoutScript } from '../layout/styles.ts'
import { swipeable, useSwipe } from '../layout/useSwipe.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { ArrowButton, arrowStep, wrapIndex } from '../lightbox/ArrowButton.tsx'
import { Icon } from '../media/Icon.tsx'
import { PhotoImage, type PhotoPriority, type Stage, StageBadge } from '../media/PhotoImage.tsx'
import { Tooltip } from '../tooltips/Tooltip.tsx'
import { LightboxArea, PhotoLink } from './LightboxArea.tsx'

const Ground = styled('section')(({ theme }) => ({
  ...grounds(theme).spruce,
  paddingBlock: 'clamp(2.25rem, 4vw, 4rem) clamp(3rem, 6vw, 6rem)',
  '& h1': { marginBottom: 'clamp(1.5rem, 3vw, 2.75rem)' },
}))

/** The top of the gallery, with the pairs one after the other. */
export function GalleryPairs({ pairs }: { pairs: readonly GalleryPair[] }) {
  const isDeferred = useNavigationType() !== 'POP'
  return (
    <>
      <BreadcrumbBar {...breadcrumbs.gallery} />
      <Ground aria-label={galleryPage.title}>
        <Container>
          <h1>{galleryPage.title}</h1>
          <LightboxArea photos={photosOf(pairs)}>
            <Slideshow pairs={pairs} isDeferred={isDeferred} />
          </LightboxArea>
        </Container>
      </Ground>
      <Strap aria-hidden="true" />
    </>
  )
}

/** Three rows: photos, controls, text. */
const Rows = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The controls come last in the HTML and may arrive late: their row is reserved, so that they don't move the text.
  gridTemplateRows: 'auto minmax(72px, auto) auto',
  ...inPrintOrWithoutScript({ display: 'block' }),
})

const Slides = styled('div')({ display: 'contents' })

const controls = {
  gridRow: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: '1rem',
  ...inPrintOrWithoutScript({ display: 'none' }),
}

const Dot = styled(IconButton)(({ theme: { design } }) => ({
  width: design.size.touchTargetMin,
  height: design.size.touchTargetMin,
  display: 'grid',
  placeItems: 'center',
  // Both shapes are always rendered: a dot that grows would count as a layout shift.
  '&::before, &::after': {
    content: '""',
    gridArea: '1 / 1',
    width: 14,
    height: 14,
    border: '2.5px solid currentColor',
    borderRadius: 7,
  },
  '&::after': { width: 34, background: 'currentColor' },
  '&[aria-current]::before, &:not([aria-current])::after': { visibility: 'hidden' },
}))

type SlideshowProps = {
  pairs: readonly GalleryPair[]
  /** Whether the controls and the hidden photos are rendered in a second, deferred render. */
  isDeferred: boolean
}

/**
 * One pair at a time, changed by arrow button, dot, swipe or arrow key, never by time. Memoized: the navigation to the page would
 * otherwise render the deferred part at once.
 */
const Slideshow = memo(function Slideshow({ pairs, isDeferred }: SlideshowProps) {
  const { current, hasMoved, list, show, onKeyDown } = useSlideshow(pairs.length)
  const swipe = useSwipe((step) => show(current + step))
  const positionOf = (index: number) => `${index + 1} of ${pairs.length}`
  const isWhole = useDeferredValue(true, isDeferred ? false : undefined)
  return (
    <Rows
      role="group"
      aria-roledescription="carousel"
      aria-label={galleryPage.slideshowLabel}
      onKeyDown={onKeyDown}
    >
      <Slides ref={list}>
        {pairs.map((pair, index) => (
          <Slide
            key={pair.title}
            {...pair}
            position={positionOf(index)}
            isFirst={index === 0}
            isCurrent={index === current}
            hasPhotos={isWhole || index === current}
            swipe={swipe}
          />
        ))}
      </Slides>
      {isWhole && (
        <Stack direction="row" spacing={{ xs: 1, sm: 2 }} sx={controls}>
          <ArrowButton icon="chevronLeft" label="Previous project" onClick={() => show(current - 1)} />
          <Stack direction="row">
            {pairs.map(({ title }, index) => (
              <Tooltip key={title} label={`Show ${title}`}>
                <Dot aria-current={index === current || undefined} onClick={() => show(index)} />
              </Tooltip>
            ))}
          </Stack>
          <ArrowButton icon="chevronRight" label="Next project" onClick={() => show(current + 1)} />
        </Stack>
      )}
      <VisuallyHidden role="status">
        {hasMoved && `${pairs[current]?.title}, ${positionOf(current)}`}
      </VisuallyHidden>
    </Rows>
  )
})

/** The current slide of `count`, which wraps at both ends. The slides are the children of `list`. */
function useSlideshow(count: number) {
  const [current, setCurrent] = useState(0)
  const [hasMoved, setMoved] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const focusedLink = useRef<number>(undefined)

  function show(index: number) {
    focusedLink.current = linksOf(list.current, current).findIndex((link) => link.matches(':focus'))
    setCurrent(wrapIndex(index, count))
    setMoved(true)
  }

  // If a photo link of the last slide was focused, the one in its place is focused.
  useLayoutEffect(() => {
    linksOf(list.current, current)[focusedLink.current ?? -1]?.focus()
    focusedLink.current = undefined
  }, [current])

  function onKeyDown(event: KeyboardEvent) {
    const step = arrowStep(event)
    if (step === 0) return
    event.preventDefault()
    show(current + step)
  }

  return { current, hasMoved, list, show, onKeyDown }
}

const linksOf = (list: HTMLElement | null, slide: number) => [
  ...(list?.children[slide]?.querySelectorAll('a') ?? []),
]

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
  ...inPrintOrWithoutScript({
    display: 'block',
    '&:not(.current)': { visibility: 'visible' },
    '&:not(.current) > :first-of-type': { display: 'grid' },
    '& + *': { marginTop: 'clamp(2.5rem, 5vw, 4.5rem)' },
  }),
})

const Photos = styled('div')(({ theme }) => ({
  gridArea: '1 / 1',
  display: 'grid',
  gap: '.5rem',
  ...swipeable,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr', gap: '1rem' },
}))

const TextBlock = styled('div')(({ theme }) => ({
  gridArea: '3 / 1',
  display: 'grid',
  gap: '.5rem',
  alignContent: 'start',
  marginTop: '1.25rem',
  '& h2': theme.typography.h3,
}))

type SlideProps = GalleryPair & {
  /** Position in the slideshow, for its label: "2 of 3". */
  position: string
  isFirst: boolean
  isCurrent: boolean
  hasPhotos: boolean
  swipe: ReturnType<typeof useSwipe>
}

/** A pair side by side, or below each other on a phone, with its text. */
function Slide(props: SlideProps) {
  const { title, description, before, after, position, isFirst, isCurrent, hasPhotos, swipe } = props
  return (
    <Cells
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      className={isCurrent ? 'current' : undefined}
    >
      <Photos {...swipe}>
        {hasPhotos && (
          <>
            <SlidePhoto photo={before} stage="BEFORE" priority={isFirst ? 'high' : 'lazy'} />
            <SlidePhoto photo={after} stage="AFTER" priority={isFirst ? 'low' : 'lazy'} />
          </>
        )}
      </Photos>
      <TextBlock>
        <h2>{title}</h2>
        <Lead>{description}</Lead>
      </TextBlock>
    </Cells>
  )
}

const Figure = styled('figure')({ position: 'relative' })

const Zoom = styled('span')(({ theme: { palette, design } }) => ({
  position: 'absolute',
  top: 10,
  right: 10,
  display: 'grid',
  placeItems: 'center',
  width: design.size.touchTargetMin,
  height: design.size.touchTargetMin,
  borderRadius: 10,
  background: alpha(palette.text.primary, 0.82),
  color: palette.common.white,
  ...inPrintOrWithoutScript({ display: 'none' }),
}))

type SlidePhotoProps = { photo: Photo; stage: Stage; priority: PhotoPriority }

/** One photo of a pair, with its badge; it opens enlarged. */
function SlidePhoto({ photo, stage, priority }: SlidePhotoProps) {
  return (
    <Figure>
      <PhotoLink photo={photo}>
        <PhotoImage
          photo={photo}
          priority={priority}
          sizes="(min-width: 1440px) 632px, (min-width: 600px) 47vw, calc(100vw - 2rem)"
        />
        <Zoom>
          <Icon name="zoomIn" />
        </Zoom>
      </PhotoLink>
      <StageBadge as="figcaption" stage={stage}>
        {stage}
      </StageBadge>
    </Figure>
  )
}
