import { useCallback } from 'react'
import useSWRInfinite from 'swr/infinite'
import { deskApi } from '#data/desk/deskPaths.ts'
import type { QuotePage } from '#data/desk/deskQuote.ts'
import type { QuoteStatus } from '#data/desk/quoteProgress.ts'
import { faultOf } from '../data/useDeskData.ts'
import { useLive, useOnChange } from '../data/useSummary.ts'

const pageSize = 50

/** A list of requests, 50 more at a time. */
export function useQuotePages(statuses: readonly QuoteStatus[], words: string) {
  const urlOf = (index: number | undefined, previous: QuotePage | null | undefined) => {
    if (index && !previous?.next) return null
    return deskApi.quotes(
      new URLSearchParams({
        ...(statuses.length > 0 && { status: statuses.join(',') }),
        ...(words !== '' && { q: words }),
        ...(previous?.next && { before: String(previous.next) }),
        limit: String(pageSize),
      }),
    )
  }
  const { data, error, isLoading, isValidating, setSize, mutate } = useSWRInfinite<QuotePage | null>(urlOf, {
    keepPreviousData: true,
    revalidateFirstPage: true,
  })
  useOnChange(
    useLive().state,
    useCallback(() => void mutate(), [mutate]),
  )

  const pages = data?.filter((page) => page !== null) ?? []
  const last = pages.at(-1)
  return {
    quotes: last && pages.flatMap(({ quotes }) => quotes),
    isLoading: isLoading && !last,
    isValidating,
    hasMore: Boolean(last?.next),
    loadMore: useCallback(() => void setSize((size) => size + 1), [setSize]),
    fault: last || !error ? undefined : faultOf(error),
    retry: () => void mutate(),
  }
}
