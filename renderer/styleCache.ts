import createCache from '@emotion/cache'

/**
 * One for each prerendered page, one for the browser; the key ties the prerendered styles to it. Emotion's prefixes, a quarter
 * of a page's styles, are for browsers of ten years ago: what current ones still want is written where it is used.
 */
export const createStyleCache = () => createCache({ key: 'c', stylisPlugins: [] })
