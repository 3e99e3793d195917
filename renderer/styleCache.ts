import createCache from '@emotion/cache'

/**
 * Emotion's prefixes, a quarter of a page's styles, are for browsers of ten years ago: what current ones still want is written
 * where it is used. One list for all caches: emotion remembers by it which rules it has written before.
 */
const stylisPlugins: NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']> = []

/** One for each prerendered page, one for the browser; the key ties the prerendered styles to it. */
export const createStyleCache = () => createCache({ key: 'c', stylisPlugins })
