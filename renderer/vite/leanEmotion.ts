import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Emotion asks a list of every attribute there is (2 kB compressed) whether a prop may reach an element. Our components
 * name the props they keep to themselves, and so do Material UI's: the list never has anything to say.
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
  }
}
