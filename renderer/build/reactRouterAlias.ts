import { join } from 'node:path'

/** React Router's production build: the package's own entry is its development build, whatever the mode. */
export const reactRouterAlias = (projectFolder: string) => ({
  find: /^react-router$/,
  replacement: join(projectFolder, 'node_modules/react-router/dist/production/index.mjs'),
})
