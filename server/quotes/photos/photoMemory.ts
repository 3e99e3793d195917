import { maxPhotoBytes } from '#data/quote/photoLimits.ts'
import { createSlots } from './slots.ts'

/** Bytes of photos in memory at once, over all requests. Who has to wait is not read from. */
const maxBytes = 16 * maxPhotoBytes

const slots = createSlots(maxBytes)

/** Resolves once there is room for a photo of this size, to a function that gives the room back. */
export const takePhotoMemory = (bytes: number): Promise<() => void> => slots.take(bytes)
