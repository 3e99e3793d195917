import createCache from '@emotion/cache'

/** One for each prerendered page, one for the browser; the key ties the prerendered styles to it. */
export const createStyleCache = () => createCache({ key: 'c' })
