import { heroPhoto, homePairs } from '#data/images/photos.ts'

export type Data = Awaited<ReturnType<typeof data>>

export const data = async () => ({ photo: heroPhoto, pairs: homePairs })
