import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { StartError } from '#data/company/settings.ts'
import { escapeHtml } from '#data/escapeHtml.ts'
import type { WantedPicture } from './checkSite.ts'
import { fileCache } from './fileCache.ts'

/** Space for the title on data/images/social.svg, left of the truck, in pixels. The largest size that fits is used. */
const titleLines = 3
const titleWidth = 600
const titleSizes = [82, 74, 66, 58, 50, 42]

/** Every font file of data/images/social.svg. TrueType, which resvg needs; it names letters that they lack on the console. */
const fontFiles = [
  import.meta.resolve('@expo-google-fonts/besley/800ExtraBold/Besley_800ExtraBold.ttf'),
  import.meta.resolve('@expo-google-fonts/besley/900Black/Besley_900Black.ttf'),
  import.meta.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
].map((url) => fileURLToPath(url))

/** A drawing with the fonts above alone, whatever the machine has. */
const openSvg = (svg: string) => new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } })

/**
 * Draws the pictures for social networks and the site's icons.
 */
export async function drawSitePictures(
  projectFolder: string,
  site: string,
  pictures: readonly WantedPicture[],
): Promise<void> {
  const cache = fileCache(join(projectFolder, '.cache/pictures'))
  const images = join(projectFolder, 'data/images')
  const template = await readFile(join(images, 'social.svg'), 'utf8')
  const icon = await readFile(join(images, 'favicon.svg'), 'utf8')
  const fonts = Buffer.concat(await Promise.all(fontFiles.map((file) => readFile(file)))).toString('latin1')

  /** Draws each picture once per source; later builds copy the cached file. */
  async function write(path: string, source: string, draw: () => Promise<Buffer>) {
    const version = createHash('sha256').update(source).digest('hex')
    const file = await cache.getOrMake(`${version}.png`, draw)
    await mkdir(dirname(join(site, path)), { recursive: true })
    await copyFile(file, join(site, path))
  }

  for (const { path, wording } of pictures) {
    const drawing = fillDrawing(template, {
      ...wording,
      ...setTitle(wording.title),
      // The same size as on the truck of the pages (components/media/TruckDrawing.tsx).
      plateSize: String(Math.min(25, 220 / wording.brand.length)),
      mark: innerSvg(icon),
    })
    await write(path, drawing + fonts, () =>
      sharp(openSvg(drawing).render().asPng()).png({ palette: true, effort: 8 }).toBuffer(),
    )
  }
  const icons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }
  for (const [name, size] of Object.entries(icons)) await write(name, size + icon, () => iconPng(icon, size))
  await writeFile(join(site, 'favicon.ico'), icoOf(await iconPng(icon, 32)))
  cache.forgetUnused()
}

const iconPng = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png()
    .toBuffer()

/** favicon.ico, which browsers request by default: one picture of 32 by 32. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  header.writeUInt32LE(png.length, 14)
  return Buffer.concat([header, png])
}

/** @throws StartError when the title does not fit the picture at any size */
function setTitle(title: string): Record<string, string> {
  for (const size of titleSizes) {
    const lines = breakLines(title, (line) => titleWidthOf(line, size) <= titleWidth)
    if (!lines || lines.length > titleLines) continue
    const [line1 = '', line2 = '', line3 = ''] = lines
    return { titleSize: String(size), line1, line2, line3 }
  }
  throw new StartError(
    `"${title}" is too long for the picture that social networks show: shorten its pictureTitle in data/search/templates.ts.`,
  )
}

function titleWidthOf(line: string, size: number): number {
  const attributes = `font-family="Besley" font-weight="900" font-size="${size}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text ${attributes}>${escapeHtml(line)}</text></svg>`
  return openSvg(svg).getBBox()?.width ?? 0
}

/** Breaks lines at spaces and after hyphens. Undefined when a word alone does not fit. */
function breakLines(text: string, fits: (line: string) => boolean): string[] | undefined {
  const lines: string[] = []
  for (const word of text.split(/(?<=[\s\p{Pd}])/u)) {
    const longer = `${lines.at(-1) ?? ''}${word}`
    if (lines.length > 0 && fits(longer.trimEnd())) lines[lines.length - 1] = longer
    else if (fits(word.trimEnd())) lines.push(word)
    else return undefined
  }
  return lines.map((line) => line.trimEnd())
}

function fillDrawing(template: string, wording: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => {
    const word = wording[name]
    if (word === undefined)
      throw new Error(`{{${name}}} in data/images/social.svg is an unknown placeholder.`)
    return name === 'mark' ? word : escapeHtml(word)
  })
}

const innerSvg = (svg: string) => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
