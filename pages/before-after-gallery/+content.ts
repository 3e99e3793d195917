import { galleryPairs, galleryPhotos } from '#data/images/galleryPhotos.ts'

export type Content = Awaited<ReturnType<typeof content>>

export const content = async () => ({ pairs: galleryPairs, photos: galleryPhotos })
