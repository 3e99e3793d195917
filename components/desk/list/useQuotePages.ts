import { useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import { useSWRConfig } from 'swr'
import useSWRInfinite, { unstable_serialize } from 'swr/infinite'
import type { QuotePage } from '#data/desk/deskQuote.ts'
import { quoteListUrl } from '#data/desk/quoteList.ts'
import type { QuoteStatus } from '#data/desk/quoteStatus.ts'
import { useShown } from '../data/answerTimes.ts'
import { failureOf } from '../data/useDeskData.ts'
import { useRefetchOnChange } from '../data/useLive.ts'

/** A list of quotes, page by page. */
export function useQuotePages(statuses: readonly QuoteStatus[], words: string) {
  const { cache } = useSWRConfig()
  const urlOf = (index: number, previous: QuotePage | null | undefined) => {
    if (index > 0 && !previous?.next) return null
    return quoteListUrl({ statuses, words, before: previous?.next ?? undefined })
  }
  const { data, error, isLoading, size, setSize, mutate } = useSWRInfinite<QuotePage | null>(urlOf, {
    keepPreviousData: true,
    revalidateFirstPage: true,
  })
  useShown(urlOf(0, undefined))
  // keepPreviousData keeps the results of the previous search, also when the current search fails.
  const key = unstable_serialize(urlOf)
  const hasOwn = cache.get(key)?.data !== undefined
  const shown = error && !hasOwn ? undefined : data
  const pages = useMemo(() => shown?.filter((page) => page !== null) ?? [], [shown])
  const last = pages.at(-1)
  const lacksMore = last?.next && size > pages.length
  useRefetchOnChange(isLoading, last && !lacksMore && error, () => void mutate())
  // Of a list that was shown before, swr refetches the first page alone.
  const refetchAll = useEffectEvent(() => {
    if (size > 1) void mutate()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list, when it is opened.
  useEffect(() => refetchAll(), [key])
  return {
    quotes: useMemo(() => last && pages.flatMap(({ quotes }) => quotes), [pages, last]),
    /** Whether these are the results of this search, and not of the one before. */
    isCurrent: hasOwn,
    isLoading: isLoading && !last,
    hasMore: Boolean(last?.next),
    loadMore: useCallback(() => void setSize((size) => size + 1), [setSize]),
    failure: last || !error ? undefined : failureOf(error),
    /** Why the next page could not be loaded. */
    moreFailure: lacksMore && error ? failureOf(error) : undefined,
    retry: () => void mutate(),
  }
}
