import { maxPhotoBytes } from '#data/quote/photoLimits.ts'
import { createSlots, createSlotsOfEach } from '../../slots.ts'

/** Limits of photo bytes in memory: of all requests, and of one client. A waiting request is not read. */
const maxBytes = 16 * maxPhotoBytes
const maxBytesOfClient = 4 * maxPhotoBytes

const clients = createSlotsOfEach(maxBytesOfClient, createSlots(maxBytes))

/**
 * Resolves once there is memory for a photo of this size, to a function that releases it. A client gets a quarter of the memory
 * at most, so that many quotes of one client do not block others.
 *
 * @param client as clientOf names it
 */
export const takePhotoMemory = (client: string, bytes: number): Promise<() => void> =>
  clients.take(client, bytes)

/** Limit of photos of one quote that are read at once: the site's own form sends two. */
const quotes = createSlotsOfEach(2)

/**
 * Resolves once fewer than two photos of the quote are being read, to a function that releases the slot: a slow sender must not
 * block others behind the same IP address, as on a mobile network.
 */
export const takePhotoTurn = (quoteId: string): Promise<() => void> => quotes.take(quoteId, 1)
