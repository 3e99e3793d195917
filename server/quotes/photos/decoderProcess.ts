/**
 * A process that decodes pictures, one at a time: the other side of photoDecoder.ts. Native code decodes strangers' pictures. A
 * picture of 1,200 bytes can cost it 43 seconds and a gigabyte, and only killing the process stops it. The server kills this
 * process and keeps running.
 */
import { constants, setPriority } from 'node:os'
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
    // As browsers show it, without its end. Next to no entropy: the colour that stands for the rest fills nearly all.
    const photo = await render(fillUp(bytes), 'none')
    if ((await sharp(photo.thumbnail).stats()).entropy < 0.25) throw error
    return { ...photo, isCutOff: true }
  }
}

/** A WebP that lacks its end gets zeros in its place: its decoder shows nothing of fewer bytes than the header says. */
function fillUp(bytes: Uint8Array): Uint8Array {
  if (recognizePicture(bytes) !== 'webp') return bytes
  const file = Buffer.from(bytes)
  const missing = 8 + file.readUInt32LE(4) - file.length
  return Buffer.concat([file, Buffer.alloc(Math.min(Math.max(missing, 0), maxPhotoBytes))])
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
