import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Font, openSync } from 'fontkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import {
  attributesOf,
  builtFolder,
  faultsOf,
  find,
  listBuiltFiles,
  readBuiltFile,
  readBuiltPage,
  readBuiltPages,
} from '#tests/support/build/builtPages.ts'
import { cityServicePaths, directServicePaths } from '#tests/support/build/recordedPaths.ts'

const pages = readBuiltPages()
const files = listBuiltFiles()

test('every photo has a size, alt text and three formats, and loads lazily unless it is on the first screen', () => {
  const faults = pages.flatMap(({ path, document }) =>
    document.querySelectorAll('picture').flatMap((picture) => {
      const image = find(picture, 'img')
      const { src, alt = '', width, height, loading, fetchPriority = '' } = image.attributes
      const types = attributesOf(picture, 'source', 'type').join()
      const isOffered = types === 'image/avif,image/webp' && src?.endsWith('.jpg')
      const isSized = Number(width) > 0 && Number(height) > 0
      const isOnFirstScreen = ['high', 'low'].includes(fetchPriority)
      const isDescribed = alt.length >= 20 && !/\b(image|photo|picture) of\b/i.test(alt)
      const isGood = isOffered && isSized && isDescribed && isOnFirstScreen !== (loading === 'lazy')
      return isGood ? [] : [`${path}: ${image}`]
    }),
  )

  const ofServices = [...directServicePaths, ...cityServicePaths].map((path) => readBuiltPage(path))
  expect(faultsOf(ofServices, ({ main }) => main.querySelector('picture'))).toEqual([])
  expect(faults).toEqual([])
})

test('only the photo on the first screen is preloaded, with the srcset and sizes of its element', () => {
  const faults = faultsOf(pages, ({ document }) => {
    const preloads = document.querySelectorAll('link[rel=preload][imagesrcset]')
    const first = document.querySelector('img[fetchPriority=high]')?.parentNode?.querySelector('source')
    return isDeepStrictEqual(
      preloads.map((link) => [link.getAttribute('imagesrcset'), link.getAttribute('imagesizes')]),
      first ? [[first.getAttribute('srcSet'), first.getAttribute('sizes')]] : [],
    )
  })

  expect(faults).toEqual([])
})

test('the icons have the sizes given in the manifest and links', async () => {
  const { icons } = JSON.parse(readBuiltFile('site.webmanifest'))

  for (const { src, sizes } of [...icons, { src: 'apple-touch-icon.png', sizes: '180x180' }]) {
    const { width, height } = await sharp(join(builtFolder, src)).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  expect(readFileSync(join(builtFolder, 'favicon.ico')).readUInt16LE(4)).toBe(1)
})

test('both fonts are preloaded by every page, and have every letter and sign of the pages', () => {
  const fonts = files.filter((file) => file.endsWith('.woff2'))

  const faults = faultsOf(pages, ({ html, document }) => {
    const asked = [...html.matchAll(/url\(([^)]*\.woff2)\)/g)].map(([, url]) => url)
    const preloads = document.querySelectorAll('link[rel=preload][as=font]')
    return (
      asked.length === fonts.length &&
      isDeepStrictEqual(
        preloads.map(({ attributes: { href, media, crossorigin } }) => [href, media, crossorigin]),
        asked.map((url) => [url, undefined, '']),
      )
    )
  })
  const characters = [...new Set(pages.map(({ document }) => find(document, 'body').text).join(''))]
  const missing = fonts.map((file) => {
    const font = openSync(join(builtFolder, file)) as Font
    return characters.filter(
      (character) =>
        /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) &&
        !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    )
  })

  expect(fonts).toHaveLength(2)
  expect(faults).toEqual([])
  expect(missing).toEqual([[], []])
})

const builtMatching = (name: RegExp, text: RegExp) =>
  files.filter((file) => name.test(file) && text.test(readBuiltFile(file)))

test('scripts contain no server-only code, and the build contains no source maps', () => {
  const serverOnly = /SMTP_URL|DATABASE_URL|QUOTES_TO|["'`]node:|process\.env\b|nodemailer|postgres:/

  expect(builtMatching(/\.js$/, serverOnly)).toEqual([])
  expect(builtMatching(/\.(js|css|html)$/, /[#@] ?sourceMappingURL/)).toEqual([])
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
})

test('the desk is in the language of the company', () => {
  const { document } = readBuiltPage('/', join(builtFolder, '../desk'))

  expect(document.querySelector('html')?.getAttribute('lang')).toBe(site.language)
})
