import { Readable } from 'node:stream'
import type { PhotoArchive, PhotoKind, PhotoRecord } from '../store/photoStore.ts'

/** Mail servers refuse larger mails. Base64 adds a third. */
const maxBytes = 5 * 1024 * 1024
/** After these attempts the mail goes without photos: nothing about them may keep it from arriving. */
const attemptsWithPhotos = 2

export const photoContentTypes: Readonly<Record<PhotoKind, string>> = {
  jpeg: 'image/jpeg',
  heic: 'image/heic',
}

/** A photo's name in the mail and on the owner's disk. */
export const photoName = ({ place, kind }: Pick<PhotoRecord, 'place' | 'kind'>): string =>
  `photo-${place}.${kind === 'jpeg' ? 'jpg' : kind}`

/** The photos that a mail has room for, in their order. */
export function choosePhotos(photos: readonly PhotoRecord[], attempts: number): PhotoRecord[] {
  if (attempts > attemptsWithPhotos) return []
  let left = maxBytes
  return photos.filter(({ size }) => {
    if (size > left) return false
    left -= size
    return true
  })
}

/** "3 photos, attached", or where those are that are not. */
export function describePhotos(quoteId: string, count: number, attached: number): string {
  const photos = count === 1 ? '1 photo' : `${count} photos`
  if (count === 0) return 'none'
  if (attached === count) return `${photos}, attached`
  return `${photos}, ${attached} attached. All of them: npm run quotes -- photos ${quoteId} FOLDER`
}

/** Read from the store only when the mail server takes them: hundreds of mails may be waiting for a slow one. */
export const attachPhoto = (
  archive: Pick<PhotoArchive, 'readPhoto'>,
  quoteId: string,
  photo: PhotoRecord,
) => ({
  filename: photoName(photo),
  contentType: photoContentTypes[photo.kind],
  content: Readable.from(readOnDemand(archive, quoteId, photo.place), { objectMode: false }),
})

async function* readOnDemand(archive: Pick<PhotoArchive, 'readPhoto'>, quoteId: string, place: number) {
  const image = await archive.readPhoto(quoteId, place)
  if (image) yield image
}
