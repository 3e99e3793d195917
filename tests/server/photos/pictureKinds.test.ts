import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { hasEnd, recognizePicture } from '#data/quote/recognizePicture.ts'
import { isWholeHeic } from '#server/quotes/photos/keepPhoto.ts'
import { createPhotoDecoder } from '#server/quotes/photos/photoDecoder.ts'
import { makeHeic, mediaBox, takePicture } from '#tests/support/server/pictures.ts'

// Beside other tests a decoder, which has a low priority, may take long.
const decoder = createPhotoDecoder({ time: 120_000 })
afterAll(decoder.close)
const decode = (bytes: Uint8Array) => decoder.decode(bytes, 'a visitor')

const size = (length: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([size(data.length), body, size(crc32(body))])
}

/** A PNG of one bit a pixel, all black: 30,000 pixels square are 100 kB. */
function hugePng(side: number): Buffer {
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', Buffer.concat([size(side), size(side), Buffer.from([1, 0, 0, 0, 0])])),
    pngChunk('IDAT', deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const
const upright = () => takePicture('gif').then((gif) => sharp(gif))

/** The picture of takePicture in the ways that cameras, phones and programs write it. */
const kinds: [kind: string, bytes: () => Promise<Buffer>][] = [
  ...formats.map((format): [string, () => Promise<Buffer>] => [format, () => takePicture(format)]),
  [
    'a JPEG with a gain map behind it',
    async () => Buffer.concat([await takePicture(), await takePicture('jpeg', 99)]),
  ],
  ['a progressive JPEG', async () => (await upright()).jpeg({ progressive: true }).toBuffer()],
  ['a JPEG in CMYK', async () => (await upright()).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
  [
    'a JPEG in Display P3',
    async () => (await upright()).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
  ],
  ['a PNG of 16 bits', async () => (await upright()).toColourspace('rgb16').png().toBuffer()],
  ['an interlaced PNG', async () => (await upright()).png({ progressive: true }).toBuffer()],
  ['a PNG with a palette', async () => (await upright()).png({ palette: true }).toBuffer()],
  [
    'an animated WebP',
    async () =>
      sharp(await takePicture('gif'), { animated: true })
        .webp()
        .toBuffer(),
  ],
  ['an AVIF of 10 bits', async () => (await upright()).avif({ bitdepth: 10, quality: 90 }).toBuffer()],
]

test('every format is recognized, and every kind of it becomes an upright JPEG without metadata', async () => {
  for (const format of formats) expect(recognizePicture(await takePicture(format))).toBe(format)
  for (const [kind, bytes] of kinds) {
    const decoded = await decode(await bytes())

    if ('fault' in decoded) throw new Error(`${kind} is ${decoded.fault}`)
    expect(decoded.isCutOff, kind).toBe(false)
    const { width, height, orientation, exif, icc, xmp, format: kept } = await sharp(decoded.image).metadata()
    expect([kept, width, height, orientation, exif, icc, xmp], kind).toEqual(['jpeg', 40, 80, ...Array(4)])
    expect(Buffer.from(decoded.image).toString('latin1')).not.toMatch(/Exif|GPS|Secretphone|Ada Lovelace/)
    const { data } = await sharp(decoded.image).raw().toBuffer({ resolveWithObject: true })
    const [red = 0, , blueAbove = 255] = data.subarray(40 * 3 * 5)
    const [redBelow = 255, , blue = 0] = data.subarray(40 * 3 * 75)
    expect([red > 200, blueAbove < 60, redBelow < 60, blue > 120], kind).toEqual(Array(4).fill(true))
  }
})

test('a large picture is made smaller, with a thumbnail', async () => {
  const decoded = await decode(await takePicture('jpeg', 0, 1500, 3000))

  if ('fault' in decoded) throw new Error(decoded.fault)
  const sizes = [await sharp(decoded.image).metadata(), await sharp(decoded.thumbnail).metadata()]
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [1024, 2048],
    [160, 320],
  ])
})

/** Lighter from row to row, with grain, so that no row is compressed with another. */
const rows = Buffer.from(
  Array.from({ length: 144_000 }, (_, at) => at / 720 + 50 * Math.abs(Math.sin(at * at))),
)
const picture = sharp(rows, { raw: { width: 240, height: 200, channels: 3 } })

test.each([
  ['a JPEG', picture.clone().jpeg(), '\xff\xda'],
  ['a progressive JPEG', picture.clone().jpeg({ progressive: true }), '\xff\xda'],
  ['an upside-down JPEG', picture.clone().jpeg().withMetadata({ orientation: 3 }), '\xff\xda'],
  ['a PNG', picture.clone().png(), 'IDAT'],
  ['a GIF', picture.clone().gif(), '!\xf9\x04'],
  ['a WebP', picture.clone().webp(), 'VP8 '],
  ['a lossless WebP', picture.clone().webp({ lossless: true }), 'VP8L'],
])(
  '%s without its end is kept as far as it goes, and refused without its picture',
  async (kind, file, begin) => {
    const bytes = await file.toBuffer()
    /** The mean of the rows that the file has first. */
    const firstRows = async (sent: Buffer) => {
      const decoded = await decode(sent)
      if ('fault' in decoded) throw new Error(decoded.fault)
      const top = kind === 'an upside-down JPEG' ? 190 : 0
      const strip = sharp(decoded.image).extract({ left: 0, top, width: 240, height: 10 })
      const { channels } = await sharp(await strip.png().toBuffer()).stats()
      return { isCutOff: decoded.isCutOff, mean: channels[0]?.mean ?? 0 }
    }

    const whole = await firstRows(bytes)
    for (const share of [0.2, 0.5, 0.9]) {
      const kept = await firstRows(bytes.subarray(0, share * bytes.length))

      expect([whole.isCutOff, kept.isCutOff], String(share)).toEqual([false, true])
      expect([hasEnd(bytes), hasEnd(bytes.subarray(0, share * bytes.length))]).toEqual([true, false])
      expect(Math.abs(kept.mean - whole.mean), String(share)).toBeLessThan(12)
    }
    const begun = bytes.subarray(0, bytes.indexOf(begin, 0, 'latin1') + 14)
    expect(await decode(begun)).toEqual({ fault: 'unreadable' })
  },
)

test('the end of a JPEG is found behind its thumbnail and before what a phone appends', async () => {
  const jpeg = await takePicture()
  const thumbnail = Buffer.from([0xff, 0xe1, 0, 0, ...(await takePicture('jpeg', 9))])
  thumbnail.writeUInt16BE(thumbnail.length - 2, 2)
  const withThumbnail = Buffer.concat([jpeg.subarray(0, 2), thumbnail, jpeg.subarray(2)])
  const film = Buffer.concat([Buffer.from([0xff, 0xda]), Buffer.alloc(99, 7)])

  const files = [withThumbnail, withThumbnail.subarray(0, -9), Buffer.concat([withThumbnail, film])]
  expect([...files, makeHeic()].map(hasEnd)).toEqual([true, false, true, true])
})

const bad: [what: string, bytes: () => Promise<Buffer> | Buffer, fault: string][] = [
  [
    'the header of a JPEG',
    async () => (await takePicture('jpeg', 0, 400, 400)).subarray(0, 900),
    'unreadable',
  ],
  ['the header of a PNG', async () => (await takePicture('png')).subarray(0, 200), 'unreadable'],
  ['a truncated AVIF', async () => (await takePicture('avif')).subarray(0, -9), 'unreadable'],
  ['30,000 x 30,000 pixels', () => hugePng(30_000), 'tooManyPixels'],
  [
    'an SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'unreadable',
  ],
  ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'unreadable'],
  ['a TIFF', () => sharp({ create: blue }).tiff().toBuffer(), 'unreadable'],
  ['the beginning of a JPEG alone', () => Buffer.from([0xff, 0xd8, 0xff]), 'unreadable'],
  ['nothing', () => Buffer.alloc(0), 'unreadable'],
]
const blue = { width: 9, height: 9, channels: 3 as const, background: 'blue' }

test('an invalid or too large picture is refused, and the next one is decoded', async () => {
  for (const [what, bytes, fault] of bad) {
    const [refused, next] = [await decode(await bytes()), await decode(await takePicture())]

    expect(refused, what).toEqual({ fault })
    expect(next, what).not.toHaveProperty('fault')
  }
})

test('only the picture is stored from a file with two formats', async () => {
  const script = '<script>alert(1)</script>'

  const decoded = await decode(Buffer.concat([await takePicture(), Buffer.from(script)]))

  if ('fault' in decoded) throw new Error(decoded.fault)
  expect(Buffer.from(decoded.image).includes(script)).toBe(false)
})

const brands = (brand: string, ...compatible: string[]) =>
  Buffer.concat([mediaBox('ftyp', `${brand}\0\0\0\0${compatible.join('')}`), Buffer.from('mdatavif')])

test.each([
  [brands('heic', 'mif1', 'heic'), 'heic'],
  [brands('mif1', 'heic'), 'heic'],
  [brands('mif1', 'avif', 'miaf'), 'avif'],
  [brands('isom', 'mp42'), undefined],
  [Buffer.from('RIFF\0\0\0\0WAVEfmt '), undefined],
  [Buffer.from('<svg'), undefined],
  [Buffer.from('%PDF-1.7'), undefined],
  [Buffer.alloc(0), undefined],
])('%s is recognized as %s', (bytes, kind) => {
  expect(recognizePicture(bytes)).toBe(kind)
})

const heic = makeHeic()
const lastBox = heic.length - 107

test.each([
  ['a HEIC', heic, true],
  ['an AVIF of sharp, which has the same boxes', await takePicture('avif'), true],
  ['a HEIC whose last box lasts to the end of the file', withLength(heic, lastBox, 0), true],
  ['brands and noise', Buffer.concat([brands('heic', 'mif1'), Buffer.alloc(999, 7)]), false],
  ['brands alone', brands('heic', 'mif1'), false],
  ['a HEIC without its end', heic.subarray(0, -1), false],
  ['a HEIC without its picture', heic.subarray(0, lastBox), false],
  ['a HEIC with a box shorter than its header', withLength(heic, 24, 7), false],
  ['a HEIC with a long length where none fits', withLength(heic, lastBox, 1).subarray(0, lastBox + 9), false],
])('%s is whole: %#', (_name, bytes, isWhole) => {
  expect(isWholeHeic(bytes)).toBe(isWhole)
})

/** The file with another length of the box that starts there. */
function withLength(file: Buffer, start: number, length: number): Buffer {
  const changed = Buffer.from(file)
  changed.writeUInt32BE(length, start)
  return changed
}
