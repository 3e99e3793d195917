import { styled } from '@mui/material/styles'
import { fullPhotoAddress } from '#data/photoFile.ts'
import type { Photo } from '#data/photos.ts'
import { PhotoImage } from '../layout/PhotoImage.tsx'

const Figure = styled('figure', { shouldForwardProp: (prop) => prop !== 'moment' })<{ moment: Moment }>(
  ({ theme: { palette, design }, moment }) => ({
    position: 'relative',
    '& img': { width: '100%', aspectRatio: '3 / 2', objectFit: 'cover', borderRadius: design.corner.medium },
    '& figcaption': {
      ...design.type.badge,
      position: 'absolute',
      bottom: 12,
      [moment === 'BEFORE' ? 'left' : 'right']: 12,
      padding: '.3rem .6rem',
      borderRadius: design.corner.badge,
      lineHeight: 1.2,
      // The photo under it is one link to its edges.
      pointerEvents: 'none',
      background: moment === 'BEFORE' ? palette.text.primary : palette.secondary.main,
      color: moment === 'BEFORE' ? palette.common.white : palette.secondary.contrastText,
    },
  }),
)

type Moment = 'BEFORE' | 'AFTER'

type PairPhotoProps = {
  photo: Photo
  moment: Moment
  /** True for a photo on the first screen. */
  first: boolean
}

/** One half of a pair, with its badge; the photo leads to its own file. */
export function PairPhoto({ photo, moment, first }: PairPhotoProps) {
  return (
    <Figure moment={moment}>
      <a href={fullPhotoAddress(photo)}>
        <PhotoImage photo={photo} sizes="(min-width: 600px) 50vw, 100vw" first={first} />
      </a>
      <figcaption>{moment}</figcaption>
    </Figure>
  )
}
