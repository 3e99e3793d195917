import { maxPhotoBytes } from '#data/quote/photoLimits.ts'
import { createSlots } from './slots.ts'

/** Bytes of photos in memory at once, over all requests. Who has to wait is not read from. */
const maxBytes = 16 * maxPhotoBytes

const slots = createSlots(maxBytes)

/** Resolves once there is room for a photo of this size, to a function that gives the room back. */
export const takePhotoMemory = (bytes: number): Promise<() => void> => slots.take(bytes)

/** As many as the site's own form sends at once. */
const maxOfOneQuote = 2

const turns = new Map<string, { slots: ReturnType<typeof createSlots>; users: number }>()

/**
 * Resolves once fewer than two photos of the quote are being read, to a function that ends this one's turn: a slow or unkind
 * sender keeps nobody else's photos waiting.
 */
export async function takePhotoTurn(quoteId: string): Promise<() => void> {
  const turn = turns.get(quoteId) ?? { slots: createSlots(maxOfOneQuote), users: 0 }
  turns.set(quoteId, turn)
  turn.users += 1
  const release = await turn.slots.take(1)
  return () => {
    release()
    turn.users -= 1
    if (turn.users === 0) turns.delete(quoteId)
  }
}
