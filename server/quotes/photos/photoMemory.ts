import { Semaphore } from 'async-mutex'
import { maxPhotoMegabytes } from '#data/quote/photoLimits.ts'
import { createSlotsOfEach } from '../../slots.ts'

/**
 * Limits of photos in memory, in MB: of all requests, and of one client. A waiting request is not read. Not in bytes: a release
 * takes time for every free unit.
 */
const max = 16 * maxPhotoMegabytes
const maxOfClient = 4 * maxPhotoMegabytes

const megabyte = 1024 * 1024
const clients = createSlotsOfEach(maxOfClient, new Semaphore(max))

/**
 * Resolves once there is memory for a photo of this size, to a function that releases it. A client gets a quarter of the memory
 * at most, so that many quotes of one client do not block others.
 *
 * @param client as clientOf names it
 */
export const takePhotoMemory = (client: string, bytes: number): Promise<() => void> =>
  clients.take(client, Math.max(1, Math.ceil(bytes / megabyte)))

/** Limit of photos of one quote that are read at once: the site's own form sends two. */
const quotes = createSlotsOfEach(2)

/**
 * Resolves once fewer than two photos of the quote are being read, to a function that releases the slot: a slow sender must not
 * block others behind the same IP address, as on a mobile network.
 */
export const takePhotoTurn = (quoteId: string): Promise<() => void> => quotes.take(quoteId, 1)
