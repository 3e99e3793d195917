import { createHmac, timingSafeEqual } from 'node:crypto'
import { paths } from '#data/paths.ts'
import type { PhotoStore } from '../../store/photos.ts'
import type { Quote } from '../../store/quoteRows.ts'

/** How long a quote takes photos, in milliseconds. */
const openFor = 2 * 60 * 60_000

/** The part of the response about photos: where to put them, and until when. */
export type PhotoUpload = { put: string; until: string }

/** The path cannot be guessed, is valid for this quote alone, and is the same for every repeat of its request. */
export function photoUpload({ id, createdAt }: Quote, secret: string): PhotoUpload {
  return {
    put: `${paths.quotes}/${id}/photos/${sign(id, secret)}`,
    until: openUntil(new Date(createdAt)).toISOString(),
  }
}

const openUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + openFor)

/** Whether a quote still takes photos. */
export const isOpen = (createdAt: Date, now: number): boolean => now < openUntil(createdAt).getTime()

/** Whether the signature of an upload path belongs to its quote. */
export async function isSigned(store: Pick<PhotoStore, 'photoSecret'>, id: string, signature: string) {
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(id, await store.photoSecret()))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const sign = (quoteId: string, secret: string): string =>
  createHmac('sha256', secret).update(quoteId).digest('base64url')
