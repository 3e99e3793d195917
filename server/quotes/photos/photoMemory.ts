import { maxPhotoBytes } from '#data/quote/photoLimits.ts'
import { createSlots, createSlotsOfEach } from './slots.ts'

/** Bytes of photos in memory at once: over all requests, and of one client. Who has to wait is not read from. */
const maxBytes = 16 * maxPhotoBytes
const maxBytesOfClient = 4 * maxPhotoBytes

const slots = createSlots(maxBytes)
const clients = createSlotsOfEach(maxBytesOfClient)

/**
 * Resolves once there is room for a photo of this size, to a function that gives the room back. A client has a quarter of the
 * room at most: with many quotes, too, it keeps nobody else's photos waiting.
 *
 * @param client as clientOf names it
 */
export async function takePhotoMemory(client: string, bytes: number): Promise<() => void> {
  const releaseShare = await clients.take(client, bytes)
  const release = await slots.take(bytes)
  return () => {
    release()
    releaseShare()
  }
}

/** As many as the site's own form sends at once. */
const quotes = createSlotsOfEach(2)

/**
 * Resolves once fewer than two photos of the quote are being read, to a function that ends this one's turn: behind the same
 * address, as on a mobile network, a slow sender keeps nobody else's photos waiting.
 */
export const takePhotoTurn = (quoteId: string): Promise<() => void> => quotes.take(quoteId, 1)
