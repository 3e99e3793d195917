import { alpha, styled } from '@mui/material/styles'
import type { GalleryPair, Photo } from '#data/images/photos.ts'
import { Lead } from '../layout/Section.tsx'
import { inPrintOrWithoutScript } from '../layout/styles.ts'
import { swipeable, type useSwipe } from '../layout/useSwipe.ts'
import { Icon } from '../media/Icon.tsx'
import { PhotoImage, type PhotoPriority, type Stage, StageBadge } from '../media/PhotoImage.tsx'
import { PhotoLink } from './LightboxArea.tsx'

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
export function Slide(props: SlideProps) {
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
