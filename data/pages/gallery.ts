import type { GalleryPair, Photo } from '../images/photos.ts'
/** Texts of /before-after-gallery beside the photos. */
export const galleryPage = {
  title: 'Before & After Photos',
  slideshowLabel: 'Before and after projects',
  photosTitle: 'More photos',
  closing: {
    title: 'Got a pile like these?',
    text: 'Tell us what’s in your pile, and we’ll tell you what the pickup costs.',
  },
  updatedOn: '2026-11-29',
}

/** The photos of the pairs, in the order of the page. */
export function photosOf(pairs: readonly GalleryPair[]): Photo[] {
  return pairs.flatMap(({ before, after }) => [before, after])
}
