import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  type BuiltPage,
  builtFolder,
  faultsOf,
  find,
  listBuiltFiles,
  readBuiltPage,
  readBuiltPages,
  same,
} from '#tests/support/build/builtPages.ts'

const pages = readBuiltPages()
const pictures = pages.flatMap(({ path, document }) =>
  document.querySelectorAll('picture').map((picture) => ({ path, picture })),
)
const widthIn = (file: string) => Number(/-(\d+)\.[\w-]+\.\w+$/.exec(file)?.[1])

test('every photo has its size, is an AVIF, WebP and JPEG, and waits unless on the first screen', () => {
  const faults = pictures.flatMap(({ path, picture }) => {
    const types = picture.querySelectorAll('source').map((source) => source.getAttribute('type'))
    const image = find(picture, 'img')
    const isSized = ['width', 'height'].every((name) => Number(image.getAttribute(name)) > 0)
    const isOnFirstScreen = ['high', 'low'].includes(image.getAttribute('fetchPriority') ?? '')
    const waits = image.getAttribute('loading') === 'lazy'
    const isOffered = types.join() === 'image/avif,image/webp' && image.getAttribute('src')?.endsWith('.jpg')
    return isOffered && isSized && isOnFirstScreen !== waits ? [] : [`${path}: ${image}`]
  })

  expect(pictures.length).toBeGreaterThan(200)
  expect(faults).toEqual([])
})

test('every copy is a file of the build, of the width and format in its name', async () => {
  const copies = listBuiltFiles().filter((file) => file.startsWith('assets/photos/'))

  const faults = await Promise.all(
    copies.map(async (file) => {
      const { width, format, compression } = await sharp(join(builtFolder, file)).metadata()
      const ending =
        { heif: compression === 'av1' ? 'avif' : 'heif', jpeg: 'jpg' }[format as string] ?? format
      return width === widthIn(file) && file.endsWith(`.${ending}`) ? [] : [`${file}: ${width} ${ending}`]
    }),
  )

  expect(copies.length).toBeGreaterThan(100)
  expect(faults.flat()).toEqual([])
})

test('the photo on the first screen is preloaded as the page will ask for it, and no other is', () => {
  const faults = faultsOf(pages, ({ document }) => {
    const preloads = document.querySelectorAll('link[rel=preload][imagesrcset]')
    const first = document.querySelector('img[fetchPriority=high]')?.parentNode?.querySelector('source')
    const wanted = first ? [[first.getAttribute('srcSet'), first.getAttribute('sizes')]] : []
    const named = preloads.map((link) => [link.getAttribute('imagesrcset'), link.getAttribute('imagesizes')])
    return same(named, wanted)
  })

  expect(faults).toEqual([])
})

test('the icons are there in the sizes their links and the manifest say', async () => {
  const manifest = JSON.parse(readFileSync(join(builtFolder, 'site.webmanifest'), 'utf8'))

  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(builtFolder, src)).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
  }
  expect(await sharp(join(builtFolder, 'apple-touch-icon.png')).metadata()).toMatchObject({ width: 180 })
  expect(readFileSync(join(builtFolder, 'favicon.ico')).readUInt16LE(4)).toBe(1)
})

test('both fonts take at most 60 kB, and are preloaded where their line has room', () => {
  const fonts = listBuiltFiles().filter((file) => file.endsWith('.woff2'))
  const bytes = fonts.map((file) => statSync(join(builtFolder, file)).size)

  const faults = faultsOf(pages, ({ document }) => {
    const styles = document.querySelectorAll('style').map(({ textContent }) => textContent)
    const asked = [...styles.join().matchAll(/url\(([^)]*\.woff2)\)/g)].map(([, url]) => url)
    const preloads = document.querySelectorAll('link[rel=preload][as=font]')
    const isForLargeScreens = preloads.every((link) => link.getAttribute('media') === '(min-width:1200px)')
    const isAnonymous = preloads.every((link) => link.hasAttribute('crossorigin'))
    const named = preloads.map((link) => link.getAttribute('href'))
    return isForLargeScreens && isAnonymous && asked.length === fonts.length && same(named, asked)
  })

  expect(fonts).toHaveLength(2)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000)
  expect(faults).toEqual([])
})

test('the HTML of home takes 22 kB at most, and that of any other page 18 kB, compressed', () => {
  const mostKilobytes = ({ path }: BuiltPage) => (path === '/' ? 22 : 18)
  const longest = pages.toSorted((one, other) => other.html.length - one.html.length).slice(0, 10)
  const measured = [readBuiltPage('/'), ...longest]

  const faults = faultsOf(
    measured,
    (page) => brotliCompressSync(page.html).length <= mostKilobytes(page) * 1000,
  )

  expect(faults).toEqual([])
})

test('a kind of page has one script of its own at most; home has its first screen, the rest and the form', () => {
  const faults = kinds.flatMap((kind) => {
    const first = ownScripts(`${kind}/+Page.tsx`)
    const all = new Set([...first, ...ownScripts(`${kind}/+BelowFold.tsx`)])
    return first.length <= 1 && all.size <= (kind === 'index' ? 3 : 1) ? [] : [`${kind}: ${[...all]}`]
  })

  expect(ownScripts('index/+Page.tsx')).toHaveLength(1)
  expect(ownScripts('services/@citySlug/@serviceSlug/+BelowFold.tsx')).toEqual([])
  expect(faults).toEqual([])
})

const kinds = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => basename(file) === '+Page.tsx')
  .map((file) => dirname(file).replaceAll(sep, '/'))

type Script = { file: string; imports?: string[]; dynamicImports?: string[] }

/** Of the browser, by the name that Vite's manifest gives them. */
const scripts: Readonly<Record<string, Script>> = JSON.parse(
  readFileSync(join(builtFolder, '../assets.json'), 'utf8'),
)

/** What the stub imports: with it a page is hydrated. */
const shell = scripts['renderer/+client.ts']?.dynamicImports ?? []

/** The script that each part of a page begins with, unless it is in the shell. */
const partScripts = new Map(
  shell.flatMap((name) => {
    const code = readFileSync(join(builtFolder, scripts[name]?.file ?? ''), 'utf8')
    return [...code.matchAll(/"\/pages\/([^"]+)":\(\)=>\w+\(\(\)=>import\(`\.\/([^`]+)`/g)].map(
      ([, part = '', file = '']) => [part, file] as const,
    )
  }),
)

/** The scripts that a part of a page needs beside the shell and the sections of most pages. */
function ownScripts(part: string): string[] {
  const shared = withImports([...shell, ...namesOf('about-us/+BelowFold.tsx')])
  return [...withImports(namesOf(part))].filter((name) => !shared.has(name))
}

const namesOf = (part: string): string[] => {
  const file = partScripts.get(part)
  return Object.keys(scripts).filter((name) => file && scripts[name]?.file.endsWith(file))
}

function withImports(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue
    found.add(name)
    withImports(scripts[name]?.imports ?? [], found)
  }
  return found
}
