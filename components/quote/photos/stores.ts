import type { QuoteField, QuoteRequest } from '#data/quote/quoteFields.ts'
import { createStore, sessionValue } from '../../session/createStore.ts'

/** The values of the fields that the form does not show at first, also while their controls are not rendered. */
export const otherValues = createStore<Partial<QuoteRequest>>({})

export const writeOther = (name: QuoteField, value: string) =>
  otherValues.write({ ...otherValues.read(), [name]: value })

export type ChosenPhoto = {
  name: string
  /** Identifies the file: name, size and date. */
  file: string
  preview: string
  /** A smaller copy, or the file itself. */
  picture: Promise<Blob>
  /** Why it cannot be sent. */
  fault?: string | undefined
}

/** The chosen photos, kept while the visitor navigates. */
export const chosenPhotos = createStore<readonly ChosenPhoto[]>([])

/** The chosen photos that can be sent, as far as the browser knows. */
export const withoutFaults = (photos: readonly ChosenPhoto[]) => photos.filter(({ fault }) => !fault)

/** The fault of the files chosen last. */
export const photoFault = createStore<string | undefined>(undefined)

/** The number of photos lost by a reload. The draft stores the number only. */
export const lostPhotos = createStore(0)

export type Upload = {
  name: string
  /** The sent share, from 0 to 1. */
  sent: number
  /** "stuck" has failed several times, and is still retried. */
  state: 'waiting' | 'kept' | 'leftOut' | 'stuck'
  why?: string
}

/** The uploads of sent quotes, until all uploads have ended. */
export const uploads = createStore<readonly Upload[]>([])

/** The numbers of pending and of all uploads ("2 3"), for the page after a reload. */
export const unsentPhotos = sessionValue('photosOnTheirWay')
