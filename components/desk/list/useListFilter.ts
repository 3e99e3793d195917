import { useSearchParams } from 'react-router-dom'
import { type QuoteStatus, quoteStatuses } from '#data/desk/quoteStatus.ts'

/** "unfinished" means new, contacted and booked. */
export type ListFilter = QuoteStatus | 'unfinished' | 'all'

/** The filter and the search words of the list, kept in the URL: the link can be shared, and Back restores them. */
export function useListFilter() {
  const [params, setParams] = useSearchParams()
  const given = params.get('status')
  const words = params.get('q') ?? ''
  const filter: ListFilter =
    quoteStatuses.find((status) => status === given) ?? (given === 'all' ? 'all' : 'unfinished')

  /** Replaces the history entry: otherwise every letter would be a step for Back. */
  const search = (next: string) => setParams(queryOf(filter, next), { replace: true })
  return { filter, words, search }
}

/** The query of a filter. A search covers all quotes unless a status is chosen. */
export function queryOf(filter: ListFilter, words: string): URLSearchParams {
  return new URLSearchParams({
    ...(filter !== 'unfinished' && { status: filter }),
    ...(words !== '' && { q: words }),
  })
}

/** The statuses of each list to fetch: one list, or two lists below each other. */
export function listsOf(filter: ListFilter, words: string): readonly (readonly QuoteStatus[])[] {
  if (filter === 'all' || (filter === 'unfinished' && words.trim() !== '')) return [[]]
  return filter === 'unfinished' ? [['new'], ['contacted', 'booked']] : [[filter]]
}
