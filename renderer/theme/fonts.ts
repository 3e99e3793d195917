import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/** The fonts of tokens.json, subset by renderer/build/plugins/fontSubsets.ts. */
const fonts = [
  { family: 'Besley Variable', file: besley },
  { family: 'Figtree Variable', file: figtree },
]

/** Tags for the head of a page. */
export const fontPreloads: string = fonts
  .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin>`)
  .join('\n')

/** The @font-face rules of both fonts. A file with fewer weights than its rule shows the nearest. */
export const fontFaces: string = fonts
  .map(
    ({ family, file }) =>
      `@font-face{font-family:${family};src:url(${file}) format("woff2");font-weight:1 1000;font-display:swap}`,
  )
  .join('')
