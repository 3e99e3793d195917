import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { builtFolder, listBuiltFiles, readBuiltPages } from '#tests/support/build/builtPages.ts'

const pages = readBuiltPages()
const pictures = pages.flatMap(({ path, document }) =>
  document.querySelectorAll('picture').map((picture) => ({ path, picture })),
)
const widthIn = (file: string) => Number(/-(\d+)\.[\w-]+\.\w+$/.exec(file)?.[1])

test('every photo is offered as AVIF and WebP, with a JPEG for the rest', () => {
  const faults = pictures.flatMap(({ path, picture }) => {
    const types = picture.querySelectorAll('source').map((source) => source.getAttribute('type'))
    const fallback = picture.querySelector('img')?.getAttribute('src') ?? ''
    return types.join() === 'image/avif,image/webp' && fallback.endsWith('.jpg') ? [] : [path]
  })

  expect(pictures.length).toBeGreaterThan(200)
  expect(faults).toEqual([])
})

test('every copy is a file of the build, as wide as the page says and in the format of its name', async () => {
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

test('every photo has its size, and those below the first screen wait until they come near', () => {
  const faults = pictures.flatMap(({ path, picture }) => {
    const image = picture.querySelector('img')
    const [width, height] = [image?.getAttribute('width'), image?.getAttribute('height')]
    const isSized = Number(width) > 0 && Number(height) > 0
    const isOnFirstScreen = ['high', 'low'].includes(image?.getAttribute('fetchPriority') ?? '')
    const waits = image?.getAttribute('loading') === 'lazy'
    return isSized && isOnFirstScreen !== waits ? [] : [`${path}: ${image?.toString()}`]
  })

  expect(faults).toEqual([])
})

test('the photo on the first screen is preloaded as the page will ask for it, and no other is', () => {
  const faults = pages.flatMap(({ path, document }) => {
    const preloads = document.querySelectorAll('link[rel=preload][imagesrcset]')
    const first = document.querySelector('img[fetchPriority=high]')?.parentNode?.querySelector('source')
    const wanted = first ? [[first.getAttribute('srcSet'), first.getAttribute('sizes')]] : []
    const named = preloads.map((link) => [link.getAttribute('imagesrcset'), link.getAttribute('imagesizes')])
    return JSON.stringify(named) === JSON.stringify(wanted) ? [] : [path]
  })

  expect(faults).toEqual([])
})

test('the icons are there in the sizes their links and the manifest say', async () => {
  const manifest = JSON.parse(readFileSync(join(builtFolder, 'site.webmanifest'), 'utf8'))
  const icons = manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => ({ src, sizes }))

  const measured = await Promise.all(
    icons.map(async ({ src }: { src: string }) => {
      const { width, height } = await sharp(join(builtFolder, src)).metadata()
      return { src, sizes: `${width}x${height}` }
    }),
  )

  expect(measured).toEqual(icons)
  expect(await sharp(join(builtFolder, 'apple-touch-icon.png')).metadata()).toMatchObject({ width: 180 })
  expect(readFileSync(join(builtFolder, 'favicon.ico')).readUInt16LE(4)).toBe(1)
})
