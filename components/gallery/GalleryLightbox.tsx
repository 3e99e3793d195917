import { fullPhotoPath } from '#data/images/photoFile.ts'
import type { Photo } from '#data/images/photos.ts'
import { Lightbox } from '../lightbox/Lightbox.tsx'

type GalleryLightboxProps = {
  photos: readonly Photo[]
  /** Index of the photo shown. */
  shown: number
  onShow: (index: number) => void
  onClose: () => void
}

/** A photo of the gallery at full resolution, over the page. */
export function GalleryLightbox({ photos, shown, onShow, onClose }: GalleryLightboxProps) {
  const photo = photos[shown]
  if (!photo) return null
  const { name, title, width, height, alt } = photo
  // The aspect ratio is known, so the photo has its size before the file is loaded.
  const fittedWidth = `min(100cqw, ${width / height} * 100cqh)`
  return (
    <Lightbox title={title} count={photos.length} shown={shown} onShow={onShow} onClose={onClose}>
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
    </Lightbox>
  )
}
