import styled from '@emotion/styled'
import type { Photo } from '#data/photos.ts'
import { Icon } from '../layout/Icon.tsx'
import { type Moment, MomentBadge } from '../layout/MomentBadge.tsx'
import { PhotoImage } from '../layout/PhotoImage.tsx'
import { translucent } from '../layout/translucent.ts'
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
  background: translucent(palette.text.primary, 0.82),
  color: palette.common.white,
  [allShown]: { display: 'none' },
}))

type SlidePhotoProps = {
  photo: Photo
  moment: Moment
  /** True for a photo on the first screen. */
  first: boolean
}

/** One half of a pair, with its badge; it opens enlarged. */
export function SlidePhoto({ photo, moment, first }: SlidePhotoProps) {
  return (
    <Figure>
      <PhotoLink photo={photo}>
        <PhotoImage
          photo={photo}
          first={first}
          sizes="(min-width: 1440px) 632px, (min-width: 600px) 47vw, 100vw"
        />
        <Zoom>
          <Icon name="zoomIn" />
        </Zoom>
      </PhotoLink>
      <MomentBadge as="figcaption" moment={moment}>
        {moment}
      </MomentBadge>
    </Figure>
  )
}
