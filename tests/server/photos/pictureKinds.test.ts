import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { hasEnd, recognizePicture } from '#data/quote/recognizePicture.ts'
import { createPhotoDecoder } from '#server/quotes/photos/photoDecoder.ts'
import { makeHeic, takePicture } from '#tests/support/server/pictures.ts'

const decoder = createPhotoDecoder()
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
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation): [string, () => Promise<Buffer>] => [
    `a JPEG of orientation ${orientation}`,
    () => turn(orientation),
  ]),
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

/** Turns the picture so that the orientation turns it back. */
async function turn(orientation: number): Promise<Buffer> {
  const [angle = 0, isMirrored = false] = [
    [],
    [0, true],
    [180],
    [180, true],
    [270, true],
    [270],
    [90, true],
    [90],
  ][orientation - 1] as [number?, boolean?]
  const turned = await sharp(await (await upright()).flop(isMirrored).png().toBuffer())
    .rotate(angle)
    .png()
    .toBuffer()
  return sharp(turned).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
}

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
  ['an interlaced PNG', picture.clone().png({ progressive: true }), 'IDAT'],
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
      const wide = sharp(decoded.image).resize(240, 200, { fit: 'fill' })
      const strip = sharp(await wide.toBuffer()).extract({ left: 0, top, width: 240, height: 10 })
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

/** A grey of 203 cd/m², the white of paper, in PQ and HLG. */
const [pqWhite = 0, hlgWhite = 0] = [0.5807, 0.7498].map((code) => Math.round(65_535 * code))
const pqRed = [pqWhite, 0, 0]

test.each([
  ['an AVIF in PQ and Rec. 2020', () => hdrAvif(pqWhite, 9, 16), [187, 187, 187]],
  ['an AVIF in PQ and P3', () => hdrAvif(pqWhite, 12, 16), [187, 187, 187]],
  ['an AVIF in HLG', () => hdrAvif(hlgWhite, 9, 18), [187, 187, 187]],
  ['a PNG in PQ', () => hdrPng([pqWhite, pqWhite, pqWhite], 9), [187, 187, 187]],
  ['a red PNG in PQ and Rec. 2020', () => hdrPng(pqRed, 9), [234, 0, 0]],
  ['a red PNG in PQ and P3', () => hdrPng(pqRed, 12), [205, 0, 0]],
  ['an AVIF in sRGB', () => hdrAvif(pqWhite, 1, 13), [148, 148, 148]],
])('%s is kept in the colour that a browser shows', async (_kind, bytes, colour) => {
  const decoded = await decode(await bytes())

  if ('fault' in decoded) throw new Error(decoded.fault)
  const { channels } = await sharp(decoded.image).stats()
  for (const [channel, { mean }] of channels.entries())
    expect(Math.abs(mean - (colour[channel] ?? 0)), `${channel}: ${mean}`).toBeLessThan(4)
})

const evenly = (...colour: number[]) =>
  sharp(
    Uint16Array.from({ length: 64 * 64 * 3 }, (_, at) => colour[at % 3] ?? 0),
    { raw: { width: 64, height: 64, channels: 3 } },
  ).toColourspace('rgb16')

/** sharp writes the colours as a profile: their codes take its place. */
async function hdrAvif(grey: number, primaries: number, transfer: number): Promise<Buffer> {
  const picture = evenly(grey, grey, grey).withIccProfile('srgb')
  const avif = await picture.avif({ bitdepth: 10, quality: 95 }).toBuffer()
  avif.set([...Buffer.from('nclx'), 0, primaries, 0, transfer, 0, 6, 0x80], avif.indexOf('colr') + 4)
  return avif
}

/** The chunk of the colours comes after the header. */
async function hdrPng(colour: readonly number[], primaries: number): Promise<Buffer> {
  const png = await evenly(...colour)
    .png()
    .toBuffer()
  const codes = pngChunk('cICP', Buffer.from([primaries, 16, 0, 1]))
  return Buffer.concat([png.subarray(0, 33), codes, png.subarray(33)])
}

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
