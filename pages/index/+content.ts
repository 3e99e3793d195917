import { homePairs } from '#data/images/galleryPhotos.ts'
import { heroPhoto } from '#data/images/photos.ts'

export type Content = Awaited<ReturnType<typeof content>>

export const content = async () => ({ photo: heroPhoto, pairs: homePairs })
