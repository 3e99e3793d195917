import { createHash } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { NewPhoto, PhotoStore } from '../../store/photos.ts'
import type { DecodePhoto } from './photoDecoder.ts'
import { photoRefusals } from './photoRefusals.ts'
import { isWholeHeic, recognizePicture } from './recognizePicture.ts'

export type PhotoDependencies = {
  store: PhotoStore
  decode: DecodePhoto
}

/** Identifies a photo within its quote: the same photo again is not stored twice. */
export const hashPhoto = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Keeps one photo of a quote.
 *
 * @returns its hash
 * @throws Refusal saying why it is not kept
 */
export async function keepPhoto(
  quoteId: string,
  bytes: Uint8Array,
  client: string,
  { store, decode }: PhotoDependencies,
): Promise<string> {
  const photo = await makePhoto(bytes, client, decode)
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
