/** How many photos a quote can have. */
export const maxPhotos = 8

/** What one may have at most. */
export const maxPhotoMegabytes = 15
export const maxPhotoBytes = maxPhotoMegabytes * 1024 * 1024

/** What a file input offers. The server recognizes more kinds, by their content. */
export const photoTypes = 'image/jpeg,image/png,image/webp'

/** The field of the plain form. */
export const photoField = 'photos'
