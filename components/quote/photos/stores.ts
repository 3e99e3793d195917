import type { QuoteField, QuoteRequest } from '#data/quote/quoteFields.ts'
import { createStore } from '../../session/createStore.ts'
import { sessionValue } from '../../session/sessionValue.ts'

/** The values of the fields that the form does not show at first, also while their controls are not rendered. */
export const otherValues = createStore<Partial<QuoteRequest>>({})

export const writeOther = (name: QuoteField, value: string) =>
  otherValues.write({ ...otherValues.read(), [name]: value })

export type ChosenPhoto = {
  name: string
  /** Identifies the file: name, size and date. */
  file: string
  /** URL of the thumbnail. */
  preview: string
  /** A smaller copy, or the file itself. */
  picture: Promise<Blob>
}

/** The chosen photos, kept while the visitor navigates. */
export const chosenPhotos = createStore<readonly ChosenPhoto[]>([])

/** Dropped files that are not chosen photos yet: the code that adds them may still be loading. */
export const droppedFiles = createStore<readonly File[]>([])

/** Empties droppedFiles. */
export function takeDroppedFiles(): readonly File[] {
  const files = droppedFiles.read()
  droppedFiles.write([])
  return files
}

/** The number of photos lost by a reload. The draft stores the number only. */
export const lostPhotos = createStore(0)

export type Upload = {
  name: string
  /** File size in bytes; 0 while unknown. */
  size: number
  sent: number
  /** "stuck" has failed several times, and is still retried. */
  state: 'waiting' | 'kept' | 'leftOut' | 'stuck'
  /** Why the photo was left out. */
  why?: string
}

/** The uploads of sent quotes, until all uploads have ended. */
export const uploads = createStore<readonly Upload[]>([])

/** The numbers of pending and of all uploads ("2 3"), for the page after a reload. */
export const unsentPhotos = sessionValue('photosOnTheirWay')
