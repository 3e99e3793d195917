import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const library = /\/node_modules\/react-router\/dist\/.*\.m?js$/

/**
 * React Router brings 40 kB of its framework into a page that asks for five of its functions: its entry is the development
 * build whatever the mode, and the names it gives its components for debugging prevent tree shaking. Here it is the production
 * build, without the names. Should a new version read otherwise, the page is only larger, and the test of the bytes says so.
 */
export function leanReactRouter(): Plugin {
  return {
    name: 'lean-react-router',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^react-router$/,
            replacement: fileURLToPath(
              new URL('../../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
            ),
          },
        ],
      },
    }),
    transform: {
      filter: { id: library },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
