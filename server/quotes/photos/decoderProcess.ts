/**
 * A process that decodes pictures, one at a time: the other side of photoDecoder.ts. Native code decodes strangers' pictures. A
 * picture of 1,200 bytes can cost it 43 seconds and a gigabyte, and only killing the process stops it. The server kills this
 * process and keeps running.
 */
import { constants, setPriority } from 'node:os'
import { crc32, deflateSync, inflateSync, constants as zlib } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { maxPhotoBytes } from '#data/quote/photoLimits.ts'
import { recognizePicture } from '#data/quote/recognizePicture.ts'
import { type DecodedPhoto, maxPixels, type PictureFault } from './photoDecoder.ts'

const maxMemory = 450 * 1024 * 1024
/** For one picture, in milliseconds of processor time. */
const maxTime = Number(process.argv[2])
const longestSide = 2048
const thumbnailSide = 320

// A low priority, because pages and quotes come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
sharp.concurrency(1)
sharp.cache(false)
// Only these formats are decoded: no SVG, no TIFF, nothing that loads another file.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})

async function decode(bytes: Uint8Array): Promise<DecodedPhoto> {
  try {
    return { ...(await render(bytes, 'error')), isCutOff: false }
  } catch (error) {
    if (describe(error) === 'tooManyPixels') throw error
    // As browsers show it, without its end. Next to no entropy: the colour that stands for the rest fills nearly all.
    const photo = await render(await fillUp(bytes), 'none')
    if ((await sharp(photo.thumbnail).stats()).entropy < 0.25) throw error
    return { ...photo, isCutOff: true }
  }
}

/** Puts zeros in the place of a missing end for the decoders that show nothing without it. */
async function fillUp(bytes: Uint8Array): Promise<Uint8Array> {
  const file = Buffer.from(bytes)
  const kind = recognizePicture(bytes)
  if (kind === 'png' && file[28] === 1) return fillUpInterlaced(file)
  if (kind !== 'webp') return bytes
  const missing = 8 + file.readUInt32LE(4) - file.length
  return Buffer.concat([file, Buffer.alloc(Math.min(Math.max(missing, 0), maxPhotoBytes))])
}

/** First column and row, and the distances between columns and rows, of the seven passes (PNG, 8.2). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
/** Samples a pixel by the colour type (PNG, 11.2.1). */
const samples: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** @returns every pixel, every second, fourth or eighth, whichever came of the whole picture */
async function fillUpInterlaced(file: Buffer): Promise<Buffer> {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const pixelBits = (file[24] ?? 0) * (samples[file[25] ?? 0] ?? 0)
  const ends: number[] = []
  let length = 0
  for (const [left, top, across, down] of passes) {
    const columns = Math.max(0, Math.ceil((width - left) / across))
    const rows = Math.max(0, Math.ceil((height - top) / down))
    if (columns > 0) length += rows * (1 + Math.ceil((columns * pixelBits) / 8))
    ends.push(length)
  }

  let at = 8
  const [header, data]: [Buffer[], Buffer[]] = [[file.subarray(0, 8)], []]
  while (at + 8 <= file.length) {
    const end = at + 12 + file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(file.subarray(at + 8, end - 4))
    else if (data.length === 0) header.push(file.subarray(at, end))
    at = end
  }
  const came = inflateSync(Buffer.concat(data), { finishFlush: zlib.Z_SYNC_FLUSH, maxOutputLength: length })
  const whole = deflateSync(Buffer.concat([came], length), { level: 0 })
  const png = Buffer.concat([...header, pngChunk('IDAT', whole), pngChunk('IEND', Buffer.alloc(0))])

  const level = [6, 4, 2].findIndex((pass) => came.length >= (ends[pass] ?? 0))
  const step = 2 ** (level === -1 ? 3 : level)
  // The nearest pixel is the one in the middle of its square: it has to be one of those that came.
  const middle = Math.floor(step / 2)
  const [columns = 0, rows = 0] = [width, height].map((side) => Math.floor((side - middle) / step))
  return sharp(png, { failOn: 'none', limitInputPixels: maxPixels })
    .extract({ left: middle, top: middle, width: columns * step, height: rows * step })
    .resize(columns, rows, { kernel: 'nearest', fit: 'fill' })
    .keepMetadata()
    .png({ compressionLevel: 0 })
    .toBuffer()
}

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length)
  chunk.write(type, 4)
  chunk.set(data, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

async function render(bytes: Uint8Array, failOn: 'error' | 'none') {
  const picture = sharp(bytes, { failOn, limitInputPixels: maxPixels })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
  const image = await (await toneMap(picture, bytes)).jpeg({ quality: 82 }).toBuffer()
  const thumbnail = await sharp(image)
    .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 75 })
    .toBuffer()
  return { image, thumbnail }
}

/** Matrices from linear Rec. 2020 and P3 to linear sRGB, by the number of the primaries (ITU-T H.273). */
const toSrgb: Record<number, readonly number[]> = {
  9: [1.6605, -0.5876, -0.0728, -0.1246, 1.1329, -0.0083, -0.0182, -0.1006, 1.1187],
  12: [1.2249, -0.2247, 0, -0.042, 1.0419, 0, -0.0197, -0.0786, 1.0979],
}

/** Light of a code from 0 to 1, in 1,000 cd/m², by the number of the transfer: of the display in PQ, of the scene in HLG (BT.2100). */
const hdrLight: Record<number, (code: number, power?: number) => number> = {
  16: (code, power = code ** (1 / 78.84375)) =>
    10 * (Math.max(0, power - 0.8359375) / (18.8515625 - 18.6875 * power)) ** 6.2773946,
  18: (code) => (code <= 0.5 ? code ** 2 / 3 : (Math.exp((code - 0.5599) / 0.17883) + 0.28467) / 12),
}

/** As Chromium does, closely: half as bright up to a little above white (203 cd/m²), then logarithmic up to 1,000 cd/m². */
const tone = (light: number) => (light < 0.223 ? light / 0.406 : Math.min(1, 1 + 0.3 * Math.log(light)))

/** From linear light to a value of sRGB. */
const encode = (x: number) => 255 * (x < 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055)

/** Turns HDR into sRGB by the `colr` box of an AVIF or the `cICP` chunk of a PNG, which sharp ignores. */
async function toneMap(picture: Sharp, bytes: Uint8Array): Promise<Sharp> {
  const start = Buffer.from(bytes.subarray(0, 64 * 1024))
  const [colr, cicp] = [start.indexOf('colrnclx'), start.indexOf('\0\0\0\x04cICP')]
  const [primaries = 0, transfer = 0] =
    colr > 0 ? [start[colr + 9], start[colr + 11]] : cicp > 0 ? start.subarray(cicp + 8) : []
  const lightOf = hdrLight[transfer]
  if (!lightOf) return picture
  const raw = picture.toColourspace('rgb16').raw({ depth: 'ushort' })
  const { data, info } = await raw.toBuffer({ resolveWithObject: true })
  const codes = new Uint16Array(data.buffer, data.byteOffset, data.length / 2)
  const light = Float32Array.from({ length: 65_536 }, (_, code) => lightOf(code / 65_535))
  const [rr = 1, rg = 0, rb = 0, gr = 0, gg = 1, gb = 0, br = 0, bg = 0, bb = 1] = toSrgb[primaries] ?? []
  const lightAt = (at: number) => light[codes[at] ?? 0] ?? 0
  const pixels = new Uint8ClampedArray(codes.length)
  for (let at = 0; at < codes.length; at += 3) {
    const [r, g, b] = [lightAt(at), lightAt(at + 1), lightAt(at + 2)]
    // HLG leaves it to the display to raise the luminance to the power of 1.2.
    const shown = transfer === 18 ? (0.2627 * r + 0.678 * g + 0.0593 * b) ** 0.2 : 1
    const brightest = Math.max(r, g, b, 1e-6)
    const gain = tone(shown * brightest) / brightest
    pixels[at] = encode(gain * (rr * r + rg * g + rb * b))
    pixels[at + 1] = encode(gain * (gr * r + gg * g + gb * b))
    pixels[at + 2] = encode(gain * (br * r + bg * g + bb * b))
  }
  return sharp(pixels, { raw: { width: info.width, height: info.height, channels: 3 } })
}

let before = process.cpuUsage()

process.on('message', (bytes: Uint8Array) => {
  before = process.cpuUsage()
  decode(bytes)
    .catch((error: unknown) => ({ fault: describe(error) }))
    // Pictures lie outside V8's heap, which then collects them too late: a process held 170 MB.
    .then((answer) => process.send?.(answer, () => globalThis.gc?.()))
})

// systemd and Ctrl+C signal every process of the server: the server finishes its requests first, and then ends this one.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {})

const describe = (error: unknown): PictureFault =>
  error instanceof Error && error.message.includes('pixel limit') ? 'tooManyPixels' : 'unreadable'

// SIGUSR2 names the picture as the cause (photoDecoder.ts).
setInterval(() => {
  const { user, system } = process.cpuUsage(before)
  if (process.memoryUsage.rss() > maxMemory || (user + system) / 1000 > maxTime)
    process.kill(process.pid, 'SIGUSR2')
}, 50).unref()
