import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import { createStore } from '../../session/createStore.ts'

/** The values of the folded fields that were filled in: the part that shows them may not be there. */
export const foldedValues = createStore<Partial<QuoteRequest>>({})

export type ChosenPhoto = {
  name: string
  /** The same for the same file. */
  file: string
  /** URL of the thumbnail. */
  preview: string
  /** Made smaller where that is possible. */
  picture: Promise<Blob>
}

/** They stay while the visitor moves about the site. */
export const chosenPhotos = createStore<readonly ChosenPhoto[]>([])

/** How many photos a reload has lost, until some are chosen: the draft keeps their number and not the photos. */
export const lostPhotos = createStore(0)

export type Upload = {
  name: string
  /** In bytes; 0 until it is known. */
  size: number
  sent: number
  /** "stuck" has failed several times, and is tried on. */
  state: 'waiting' | 'kept' | 'leftOut' | 'stuck'
  /** Why it was left out. */
  why?: string
}

/** The photos of quotes that were sent, until all of them are settled. */
export const uploads = createStore<readonly Upload[]>([])
