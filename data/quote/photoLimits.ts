/** How many photos a quote can have. */
export const maxPhotos = 8

/** Limit of a photo's size. */
export const maxPhotoMegabytes = 15
export const maxPhotoBytes = maxPhotoMegabytes * 1024 * 1024

/** Types for the file input. The server recognizes more, by content. */
export const photoTypes = 'image/jpeg,image/png,image/webp'

/** The field of the plain form. */
export const photoField = 'photos'
