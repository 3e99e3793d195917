/** Beside the built site: the pictures that its pages name, drawn after them. */
export const wantedPicturesFile = 'wantedPictures.json'

/** The address that only the not-found page answers. */
export const notFoundAddress = '/404'

/** Where a page stands in the built site. */
export const pageFile = (address: string): string =>
  address === notFoundAddress ? '404.html' : `${address.slice(1)}${address === '/' ? '' : '/'}index.html`
