import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const cache = /\/@emotion\/cache\/dist\/.*\.js$/

/**
 * Emotion asks a list of every attribute there is (2 kB compressed) whether a prop may reach an element. Our components
 * name the props they keep to themselves, and so do Material UI's: the list never has anything to say. Its prefixes are
 * not asked for (renderer/styleCache.ts), and would be there all the same. Should a new version read otherwise, the page
 * is only larger, and the test of the bytes says so.
 */
export function leanEmotion(): Plugin {
  return {
    name: 'lean-emotion',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          {
            find: '@emotion/is-prop-valid',
            replacement: fileURLToPath(new URL('./everyPropIsValid.ts', import.meta.url)),
          },
        ],
      },
    }),
    transform: {
      filter: { id: cache },
      handler: (code) => ({ code: code.replace('Plugins = [prefixer]', 'Plugins = []'), map: null }),
    },
  }
}
