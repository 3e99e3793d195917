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
