import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { PhotoUpload } from '#server/quotes/photos/keepPhoto.ts'
import type { Answer, Send } from '../site/sendRequest.ts'

/** Metadata that a phone writes into a picture: make, artist and place. */
const exif = {
  IFD0: { Make: 'Secretphone', Artist: 'Ada Lovelace' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '43/1 51/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '79/1 1/1 0/1',
  },
}

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

/**
 * A picture as a phone takes it: its top is red and its bottom blue, once it is turned upright.
 *
 * @param shade makes pictures of different bytes
 */
export async function takePicture(
  format: Format = 'jpeg',
  shade = 0,
  width = 40,
  height = 80,
): Promise<Buffer> {
  const half = { width, height: height / 2, channels: 3 as const }
  const [top, bottom] = [
    { ...half, background: { r: 255 - shade, g: 0, b: 0 } },
    { ...half, background: { r: 0, g: 0, b: 255 - shade } },
  ].map((create) => sharp({ create }).png().toBuffer())
  const upright = sharp({ create: { ...half, height, background: 'white' } }).composite([
    { input: await top, gravity: 'north' },
    { input: await bottom, gravity: 'south' },
  ])
  const png = await upright.png().toBuffer()
  if (format === 'gif') {
    // A GIF has no orientation. Its second frame is black.
    const black = await sharp({ create: { ...half, height, background: 'black' } })
      .png()
      .toBuffer()
    return sharp([png, black], { join: { animated: true } })
      .gif()
      .toBuffer()
  }
  const lying = sharp(png).rotate(270)
  return encode(lying, format).withExif(exif).withMetadata({ orientation: 6 }).toBuffer()
}

const encode = (picture: Sharp, format: Exclude<Format, 'gif'>): Sharp =>
  format === 'jpeg' ? picture.jpeg({ quality: 95 }) : picture.toFormat(format, { quality: 90, effort: 1 })

/** A box of a HEIC or AVIF file. */
export function mediaBox(type: string, ...parts: (string | Uint8Array)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(8 + body.length)
  return Buffer.concat([length, Buffer.from(type), body])
}

/** A whole HEIC of one item, whose data no decoder opens. */
export function makeHeic(size = 99, fill = 0): Buffer {
  const ftyp = mediaBox('ftyp', 'heic\0\0\0\0mif1heic')
  const meta = (offset: number) => {
    const place = Buffer.alloc(22)
    place.set([0x44, 0, 0, 1, 0, 1, 0, 0, 0, 1], 4)
    place.writeUInt32BE(offset, 14)
    place.writeUInt32BE(size, 18)
    const primary = [0, 0, 0, 0, 0, 1]
    return mediaBox('meta', Buffer.alloc(4), mediaBox('pitm', Buffer.from(primary)), mediaBox('iloc', place))
  }
  const before = ftyp.length + meta(0).length + 8
  return Buffer.concat([ftyp, meta(before), mediaBox('mdat', Buffer.alloc(size, fill))])
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Sends one photo to the upload URL that came with its quote. */
export const putPhoto = (
  send: Send,
  { put }: Pick<PhotoUpload, 'put'>,
  bytes: Buffer,
  headers: Record<string, string> = {},
): Promise<Answer> => send(`${put}/${sha256(bytes)}`, { method: 'PUT', headers, body: bytes })

export type FormPart = { name: string; value: string | Buffer; fileName?: string }

const boundary = '----form7MA4YWxkTrZu0gW'
export const photoFormType = `multipart/form-data; boundary=${boundary}`

/** The parts of a form as a browser sends them, each with the delimiter before it. */
export const formParts = (parts: readonly FormPart[]): Buffer[] => [
  ...parts.map(({ name, value, fileName }) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
          fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: image/jpeg`
        }\r\n\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
  ),
  Buffer.from(`--${boundary}--\r\n`),
]

export const photoPart = (value: Buffer, fileName = 'pile.jpg'): FormPart => ({
  name: 'photos',
  value,
  fileName,
})

export const fieldParts = (fields: Readonly<Record<string, string>>): FormPart[] =>
  Object.entries(fields).map(([name, value]) => ({ name, value }))

/** Sends a form with photos as a browser without JavaScript does. */
export const sendPhotoForm = (
  send: Send,
  parts: readonly FormPart[],
  headers: Record<string, string> = {},
): Promise<Answer> =>
  send('/api/quotes', {
    method: 'POST',
    headers: { 'Content-Type': photoFormType, ...headers },
    body: Buffer.concat(formParts(parts)),
  })
