import { alpha, styled } from '@mui/material/styles'
import type { Photo } from '#data/images/photos.ts'
import { Icon } from '../media/Icon.tsx'
import { PhotoImage, type PhotoPriority } from '../media/PhotoImage.tsx'
import { type Stage, StageBadge } from '../media/StageBadge.tsx'
import { allShown } from './allShown.ts'
import { PhotoLink } from './PhotoLink.tsx'

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
  [allShown]: { display: 'none' },
}))

type SlidePhotoProps = {
  photo: Photo
  stage: Stage
  priority: PhotoPriority
}

/** One photo of a pair, with its badge; it opens enlarged. */
export function SlidePhoto({ photo, stage, priority }: SlidePhotoProps) {
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
