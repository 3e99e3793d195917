import { styled } from '@mui/material/styles'
import { fullPhotoPath } from '#data/images/photoFile.ts'
import type { Photo } from '#data/images/photos.ts'
import { swipeable, useSwipe } from './useSwipe.ts'

const Stage = styled('div')(({ theme }) => ({
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  '& img': { ...swipeable, height: 'auto', background: theme.palette.primary.darker },
}))

/** The photo at full resolution, as large as the lightbox allows; a swipe shows the next one. */
export function EnlargedPhoto({ photo, onMove }: { photo: Photo; onMove: (step: number) => void }) {
  const swipe = useSwipe(onMove)
  const { name, width, height, alt } = photo
  // The aspect ratio is known, so the photo has its size before the file is loaded.
  const fittedWidth = `min(100cqw, ${width / height} * 100cqh)`
  return (
    <Stage {...swipe}>
      <picture key={name}>
        <source type="image/avif" srcSet={fullPhotoPath(photo, 'avif')} />
        <source type="image/webp" srcSet={fullPhotoPath(photo, 'webp')} />
        <img
          src={fullPhotoPath(photo)}
          width={width}
          height={height}
          alt={alt}
          style={{ width: fittedWidth }}
        />
      </picture>
    </Stage>
  )
}
