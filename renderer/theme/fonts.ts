import besley from '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/** The fonts of tokens.json, subset by renderer/build/fontSubsets.ts. */
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

/**
 * Ascent and descent in percent of the font size, and the system fonts that stand in: their local names, and their size-adjust in
 * percent by range of weights. That makes the texts of this site as wide as in our fonts on average.
 */
const standIns = [
  {
    ascent: 125,
    descent: 42.5,
    faces: [
      { family: 'B1', names: ['Georgia Bold', 'Georgia-Bold'], sizes: [107.9, 110.7, 111.7] },
      { family: 'B2', names: ['Noto Serif Bold', 'NotoSerif-Bold'], sizes: [109.6, 112.1, 113.9] },
      {
        family: 'B3',
        names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
        sizes: [128.9, 131.2, 132.7],
      },
    ],
    weights: ['1 790', '791 835', '836 1000'],
  },
  {
    ascent: 95,
    descent: 25,
    faces: [
      { family: 'F1', names: ['Arial', 'ArialMT', 'Liberation Sans'], sizes: [100.3, 101.5] },
      { family: 'F2', names: ['Roboto', 'Roboto-Regular'], sizes: [101.4, 102.2] },
    ],
    weights: ['1 450', '451 550'],
  },
  {
    ascent: 95,
    descent: 25,
    faces: [
      { family: 'F1', names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], sizes: [95.1, 97.1] },
      { family: 'F2', names: ['Roboto Bold', 'Roboto-Bold'], sizes: [101.2, 102.8] },
    ],
    weights: ['551 650', '651 1000'],
  },
]

/** The @font-face rules of the system fonts, which are shown until the fonts are loaded. A function, so that the desk lacks them. */
export const standInFaces = (): string =>
  standIns
    .flatMap(({ ascent, descent, faces, weights }) =>
      faces.flatMap(({ family, names, sizes }) =>
        sizes.map((size, index) => {
          const sources = names.map((name) => `local("${name}")`).join()
          const metric = (percent: number) => `${Number(((percent / size) * 100).toPrecision(4))}%`
          return `@font-face{font-family:${family};src:${sources};font-weight:${weights[index]};size-adjust:${size}%;ascent-override:${metric(ascent)};descent-override:${metric(descent)};line-gap-override:0%}`
        }),
      ),
    )
    .join('')
