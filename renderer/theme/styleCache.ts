import createCache from '@emotion/cache'

/**
 * Turns off Emotion's vendor prefixes: they are a quarter of a page's styles, and for browsers of ten years ago. Styles contain the
 * prefixes that are still needed. One array for all caches, because Emotion caches its results by this array.
 */
const stylisPlugins: NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']> = []

/** Creates the cache of a prerendered page, or of the browser. The same key lets the browser adopt the prerendered styles. */
export const createStyleCache = () => createCache({ key: 'c', stylisPlugins })
