import type { ImageObjectLeaf } from 'schema-dts'
import { fullPhotoPath } from '../images/photoFile.ts'
import type { Photo } from '../images/photos.ts'

/** A photo in full resolution, with its credit. */
export const imageObject = (photo: Photo, origin: string): ImageObjectLeaf => ({
  '@type': 'ImageObject',
  contentUrl: origin + fullPhotoPath(photo),
  name: photo.title,
  caption: photo.alt,
  creditText: photo.credit,
  width: `${photo.width} px`,
  height: `${photo.height} px`,
})
