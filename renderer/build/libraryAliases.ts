import { join } from 'node:path'

/**
 * Smaller versions of what the libraries' own entries load. React Router's entries are its development build, whatever the mode. Material
 * UI's theme could have CSS variables, and its buttons ripples and a spinner: 10 kB of every page that are never used (theme/theme.ts).
 */
export const libraryAliases = (projectFolder: string) => {
  const routerBuild = join(projectFolder, 'node_modules/react-router/dist/production')
  return [
    { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
    {
      find: /^\.\/(createThemeWithVars|ThemeProviderWithVars|TouchRipple)\.mjs$|^\.\.\/CircularProgress\/index\.mjs$/,
      replacement: join(projectFolder, 'renderer/build/unusedMaterialUi.ts'),
    },
  ]
}
