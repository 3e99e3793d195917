import { useEffect, useEffectEvent } from 'react'
import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import { lazyModule } from '../api/lazyModule.ts'
import { createStore, sessionValue } from '../session/createStore.ts'
import { sentQuoteKey } from '../session/stubContract.ts'

/** The fields that the thanks repeat; an earlier release stored the first two alone. */
type Repeated = Pick<QuoteRequest, 'name' | 'phone'> & Partial<Pick<QuoteRequest, 'day' | 'window' | 'load'>>

export type SentQuote = Repeated & {
  /** Number of its photos, and of those that have arrived. */
  photos: number
  arrived: number
}

/** Fetched when the visitor begins to fill in the form: offline nothing more can be fetched. */
export const confirmationCode = lazyModule(() => import('./Confirmation.tsx'))

const stored = sessionValue(sentQuoteKey)
/** The quote that was sent last in this tab, until the visitor begins another one. */
const sentQuote = createStore<SentQuote | undefined>(undefined)

export function storeSent(quote: SentQuote): void {
  stored.write(JSON.stringify(quote))
}

const readStored = (): SentQuote | undefined => JSON.parse(stored.read() ?? 'null') ?? undefined

/** Renders the thanks at once, in place of the form. */
export const showSent = (): void => sentQuote.write(readStored())

export function noteArrived(arrived: number): void {
  const quote = readStored()
  if (!quote || quote.arrived === arrived) return
  storeSent({ ...quote, arrived })
  showSent()
}

export function beginAnother() {
  stored.clear()
  sentQuote.write(undefined)
}

/**
 * The sent quote; after a reload, once the page is hydrated. None if the form has a text by then: typed meanwhile, or the subject of the
 * next one.
 */
export function useSentQuote(isFormEmpty: () => boolean): SentQuote | undefined {
  const find = useEffectEvent(() => {
    if (isFormEmpty()) showSent()
    else beginAnother()
  })
  // After the form has its draft (useQuoteDraft.ts).
  useEffect(() => queueMicrotask(() => find()), [])
  return sentQuote.useValue()
}
