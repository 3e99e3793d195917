import type { ImageObjectLeaf } from 'schema-dts'
import { fullPhotoAddress } from '../images/photoFile.ts'
import type { Photo } from '../images/photos.ts'

/** A photograph in full resolution, with the credit that image searches show beside it. */
export const imageObject = (photo: Photo, origin: string): ImageObjectLeaf => ({
  '@type': 'ImageObject',
  contentUrl: origin + fullPhotoAddress(photo),
  name: photo.title,
  caption: photo.alt,
  creditText: photo.credit,
  width: `${photo.width} px`,
  height: `${photo.height} px`,
})
