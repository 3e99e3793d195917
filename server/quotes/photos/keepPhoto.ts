import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { site } from '#data/company/site.ts'
import { paths } from '#data/paths.ts'
import { maxPhotoMegabytes, maxPhotos } from '#data/quote/photoLimits.ts'
import { photoUploads } from '#data/quote/photoUploads.ts'
import { recognizePicture } from '#data/quote/recognizePicture.ts'
import { Refusal } from '../../errors.ts'
import type { NewPhoto, PhotoStore } from '../../store/photos.ts'
import type { Quote } from '../../store/quoteRows.ts'
import { type DecodePhoto, maxPixels } from './photoDecoder.ts'

export const hashPhoto = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Keeps one photo of a quote. @param isAfter taken by the crew after the job. @returns its hash. @throws Refusal saying why it is not kept */
export async function keepPhoto(
  quoteId: string,
  bytes: Uint8Array,
  client: string,
  store: PhotoStore,
  decode: DecodePhoto,
  isAfter = false,
): Promise<string> {
  const photo = { ...(await makePhoto(bytes, client, decode)), isAfter }
  const giveBack = photo.kind === 'heic' ? await takeUndecoded(client, bytes.length) : undefined
  const added = await store.addPhoto(quoteId, photo, Date.now()).catch((error: unknown) => {
    giveBack?.()
    throw photoRefusals.notStored(error)
  })
  if (added === 'full' || added === 'gone') giveBack?.()
  if (added === 'full') throw photoRefusals.full()
  if (added === 'gone') throw photoRefusals.closed()
  return photo.hash
}

/** Bytes of photos that nothing here decodes, which anything may be: 60 MB a client in ten minutes. In memory, for each server. */
const undecoded = new RateLimiterMemory({ points: 60 * 1024 * 1024, duration: 600 })

/** @returns gives the bytes back. @throws Refusal when the client has no bytes left */
async function takeUndecoded(client: string, bytes: number): Promise<() => void> {
  const giveBack = () => void undecoded.reward(client, bytes)
  await undecoded.consume(client, bytes).catch(() => {
    giveBack()
    throw photoRefusals.tooMuchHeic()
  })
  return giveBack
}

async function makePhoto(bytes: Uint8Array, client: string, decode: DecodePhoto): Promise<NewPhoto> {
  const kind = recognizePicture(bytes)
  if (!kind) throw photoRefusals.noPicture()
  const hash = hashPhoto(bytes)
  const decoded = await decode(bytes, client)
  if (!('fault' in decoded)) return { hash, kind: 'jpeg', ...decoded }
  if (decoded.fault === 'interrupted')
    throw photoRefusals.notStored(new Error('The decoder of the photo was stopped.'))
  // sharp's published binaries cannot decode HEIC; the owner's programs can.
  if (kind === 'heic' && decoded.fault === 'unreadable' && isWholeHeic(bytes))
    return { hash, kind, image: bytes, thumbnail: undefined }
  throw photoRefusals[decoded.fault]()
}

const openFor = 2 * 60 * 60_000

export type PhotoUpload = { put: string; until: string }

/** The path cannot be guessed, is valid for this quote alone, and is the same for every repeat of its request. */
export function photoUpload({ id, createdAt }: Quote, secret: string): PhotoUpload {
  return {
    put: `${paths.quotes}/${id}/photos/${sign(id, secret)}`,
    until: openUntil(new Date(createdAt)).toISOString(),
  }
}

const openUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + openFor)

export const isOpen = (createdAt: Date, now: number): boolean => now < openUntil(createdAt).getTime()

export async function isSigned(store: Pick<PhotoStore, 'photoSecret'>, id: string, signature: string) {
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(id, await store.photoSecret()))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const sign = (quoteId: string, secret: string): string =>
  createHmac('sha256', secret).update(quoteId).digest('base64url')

/** Reason why a photo is refused. Its quote is kept anyway. */
export const photoRefusals = {
  damaged: () => new Refusal(400, 'The photo did not arrive in one piece. Please send it again.'),
  closed: () =>
    new Refusal(404, `Photos can no longer be added to this request. You can email them to ${site.email}.`),
  full: () => new Refusal(409, `A request can have ${maxPhotos} photos. Yours already has that many.`),
  tooLarge: () => new Refusal(413, `A photo can be at most ${maxPhotoMegabytes} MB.`),
  tooManyPixels: () => new Refusal(413, `A photo can have at most ${maxPixels / 1_000_000} megapixels.`),
  tooMuch: () => new Refusal(413, 'The photos are too large together. Please send fewer at a time.'),
  tooMuchHeic: () =>
    new Refusal(413, `We can take no more HEIC photos just now. Send JPEG, or email them to ${site.email}.`),
  noPicture: () => new Refusal(415, photoUploads.noPhoto),
  unreadable: () => new Refusal(415, 'This photo could not be opened. It may be damaged.'),
  notStored: (cause: unknown) =>
    new Refusal(
      503,
      `The photo could not be saved just now. Please try again. You can also call us at ${site.phoneDotted}.`,
      { cause },
    ),
}

/** Whether a HEIC is complete: its boxes end where the file does, and the data of its items lie inside it (ISO/IEC 14496-12). */
export function isWholeHeic(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const meta = readBoxes(file)?.get('meta')
  const inMeta = meta && readBoxes(meta.subarray(4))
  const iloc = inMeta?.get('iloc')
  return iloc !== undefined && isInside(iloc, file.length, inMeta?.get('idat')?.length ?? 0)
}

/** The bodies of boxes by their types; undefined unless the last one ends where the bytes do. */
function readBoxes(bytes: Buffer): Map<string, Buffer> | undefined {
  const boxes = new Map<string, Buffer>()
  let start = 0
  while (start + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(start)
    const rest = bytes.length - start
    // 0: to the end of the bytes. 1: a longer length follows the type.
    const header = short === 1 ? 16 : 8
    if (rest < header) return undefined
    const length = short === 0 ? rest : short === 1 ? Number(bytes.readBigUInt64BE(start + 8)) : short
    if (length < header || length > rest) return undefined
    boxes.set(bytes.toString('latin1', start + 4, start + 8), bytes.subarray(start + header, start + length))
    start += length
  }
  return start === bytes.length ? boxes : undefined
}

/** Whether item locations name data, all of it inside this file or inside the `idat` box. */
function isInside(iloc: Buffer, fileLength: number, idatLength: number): boolean {
  let at = 0
  let extents = 0
  const read = (size: number) => {
    at += size
    return size === 0 ? 0 : Number(`0x${iloc.toString('hex', at - size, at)}`)
  }
  const version = read(4) >>> 24
  const [offsetSize = 0, lengthSize = 0, baseSize = 0, indexSize = 0] = [read(1), read(1)].flatMap(
    (sizes) => [sizes >> 4, sizes & 15],
  )
  const wide = version === 2 ? 4 : 2
  for (let items = read(wide); items > 0 && at <= iloc.length; items -= 1) {
    read(wide)
    const isInIdat = version > 0 && (read(2) & 15) === 1
    // The data may lie in another file.
    if (read(2) !== 0) return false
    const base = read(baseSize)
    for (let left = read(2); left > 0 && at <= iloc.length; left -= 1) {
      if (version > 0) read(indexSize)
      const end = base + read(offsetSize) + read(lengthSize)
      if (!(end <= (isInIdat ? idatLength : fileLength))) return false
      extents += 1
    }
  }
  return at <= iloc.length && extents > 0
}
