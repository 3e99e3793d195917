import createCache from '@emotion/cache'

/**
 * No vendor prefixes by Emotion, which are a quarter of a page's styles and for browsers of ten years ago: styles contain those
 * still needed. One array for all caches, because Emotion caches its results by this array.
 */
const stylisPlugins: NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']> = []

/** One for each prerendered page, one for the browser; the key ties the prerendered styles to it. */
export const createStyleCache = () => createCache({ key: 'c', stylisPlugins })
