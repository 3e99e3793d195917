import type { Photo } from './photos.ts'

/** The same place before and after a job. */
export type GalleryPair = { title: string; description: string; before: Photo; after: Photo }

export function photosOf(pairs: readonly GalleryPair[]): Photo[] {
  return pairs.flatMap(({ before, after }) => [before, after])
}
