/**
 * A process that decodes pictures, one at a time: the other side of photoDecoder.ts. Native code decodes strangers' pictures. A
 * picture of 1,200 bytes can cost it 43 seconds and a gigabyte, and only killing the process stops it. The server kills this
 * process and keeps running.
 */
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { maxPhotoBytes } from '#data/quote/photoLimits.ts'
import { recognizePicture } from '#data/quote/recognizePicture.ts'
import { type DecodedPhoto, maxPixels, type PictureFault } from './photoDecoder.ts'

const maxMemory = 450 * 1024 * 1024
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
  const image = await sharp(bytes, { failOn, limitInputPixels: maxPixels })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 82 })
    .toBuffer()
  const thumbnail = await sharp(image)
    .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 75 })
    .toBuffer()
  return { image, thumbnail }
}

process.on('message', (bytes: Uint8Array) => {
  decode(bytes)
    .catch((error: unknown) => ({ fault: describe(error) }))
    // Pictures lie outside V8's heap, which then collects them too late: a process held 170 MB.
    .then((answer) => process.send?.(answer, () => globalThis.gc?.()))
})

// systemd and Ctrl+C signal every process of the server: the server finishes its requests first, and then ends this one.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {})
process.send?.('started')

const describe = (error: unknown): PictureFault =>
  error instanceof Error && error.message.includes('pixel limit') ? 'tooManyPixels' : 'unreadable'

// SIGUSR2 names the picture as the cause (photoDecoder.ts).
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) process.kill(process.pid, 'SIGUSR2')
}, 50).unref()
