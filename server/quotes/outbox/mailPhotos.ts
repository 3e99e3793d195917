import { Readable } from 'node:stream'
import { maxPhotos } from '#data/quote/photoLimits.ts'
import type { PhotoKind, PhotoRecord, PhotoStore } from '../../store/photos.ts'
import type { Quote } from '../../store/quoteRows.ts'

/** Mail servers refuse larger mails. Base64 adds a third. */
const maxBytes = 5 * 1024 * 1024

/** One day in milliseconds. */
const day = 24 * 60 * 60_000

export const photoContentTypes: Readonly<Record<PhotoKind, string>> = {
  jpeg: 'image/jpeg',
  heic: 'image/heic',
}

/** The file name of a photo, attached to a mail or exported. */
export const photoName = ({ place, kind }: Pick<PhotoRecord, 'place' | 'kind'>): string =>
  `photo-${place}.${kind === 'jpeg' ? 'jpg' : kind}`

/** The photos that fit into a mail, in their order. */
export function choosePhotos(photos: readonly PhotoRecord[]): PhotoRecord[] {
  let left = maxBytes
  return photos.filter(({ size }) => {
    if (size > left) return false
    left -= size
    return true
  })
}

/**
 * The mail's line about photos: "3 photos, attached", or where to find unattached ones; "2 of 5 photos so far" while some are
 * missing; for a mail resent after their retention, that they are deleted.
 *
 * @param retentionDays how long photos are kept; undefined keeps them forever
 */
export function describePhotos(
  {
    id: quoteId,
    createdAt,
    photos: count,
    photosAnnounced: announced,
  }: Pick<Quote, 'id' | 'createdAt' | 'photos' | 'photosAnnounced'>,
  attached: number,
  retentionDays = Number.POSITIVE_INFINITY,
): string {
  const areDeleted = Date.now() - Date.parse(createdAt) > retentionDays * day
  if (count === 0 && announced > 0 && areDeleted)
    return `none any more. Photos are deleted after ${retentionDays} ${retentionDays === 1 ? 'day' : 'days'}.`
  if (count < announced) return describeMissing(quoteId, count, announced)
  const photos = count === 1 ? '1 photo' : `${count} photos`
  if (count === 0) return 'none'
  if (attached === count) return `${photos}, attached`
  return `${photos}, ${attached} attached. All of them: npm run quotes -- photos ${quoteId} FOLDER`
}

/** A form sent without script announces the largest number of photos. */
function describeMissing(quoteId: string, count: number, announced: number): string {
  const all = announced === maxPhotos ? `up to ${maxPhotos}` : announced
  const photos = announced === 1 ? 'photo' : 'photos'
  return `${count} of ${all} ${photos} so far. The rest: at the desk, or npm run quotes -- show ${quoteId}`
}

/** Photos are read from the store only when the mail server takes the mail: hundreds of mails may wait for a slow server. */
export const attachPhoto = (archive: Pick<PhotoStore, 'readPhoto'>, quoteId: string, photo: PhotoRecord) => ({
  filename: photoName(photo),
  contentType: photoContentTypes[photo.kind],
  content: Readable.from(readOnDemand(archive, quoteId, photo.place)),
})

async function* readOnDemand(archive: Pick<PhotoStore, 'readPhoto'>, quoteId: string, place: number) {
  const photo = await archive.readPhoto(quoteId, place)
  if (photo) yield photo.bytes
}
