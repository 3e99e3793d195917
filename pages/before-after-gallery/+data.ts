import { galleryPairs, galleryPhotos } from '#data/images/photos.ts'

export type Data = Awaited<ReturnType<typeof data>>

export const data = async () => ({ pairs: galleryPairs, photos: galleryPhotos })
