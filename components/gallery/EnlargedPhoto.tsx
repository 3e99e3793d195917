import styled from '@emotion/styled'
import { fullPhotoAddress } from '#data/images/photoFile.ts'
import type { Photo } from '#data/images/photos.ts'
import { swipeable, useSwipe } from './useSwipe.ts'

const Stage = styled('div')(({ theme }) => ({
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  '& img': { ...swipeable, height: 'auto', background: theme.palette.primary.darker },
}))

/** The file at full resolution, as large as its place allows; a swipe leads to the next. */
export function EnlargedPhoto({ photo, onMove }: { photo: Photo; onMove: (step: number) => void }) {
  const swipe = useSwipe(onMove)
  const { name, width, height, alt } = photo
  // The proportions are known, so the photo has its size before the file is here.
  const fitting = `min(100cqw, ${width / height} * 100cqh)`
  return (
    <Stage {...swipe}>
      <picture key={name}>
        <source type="image/avif" srcSet={fullPhotoAddress(photo, 'avif')} />
        <source type="image/webp" srcSet={fullPhotoAddress(photo, 'webp')} />
        <img
          src={fullPhotoAddress(photo)}
          width={width}
          height={height}
          alt={alt}
          style={{ width: fitting }}
        />
      </picture>
    </Stage>
  )
}
