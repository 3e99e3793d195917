import { useSearchParams } from 'react-router-dom'
import { type QuoteStatus, quoteStatuses } from '#data/desk/quoteStatus.ts'

/** "unfinished" is what is new and in progress. */
export type ListFilter = QuoteStatus | 'unfinished' | 'all'

/** What the list shows, kept in the address: it can be sent to somebody, and it is there after coming back. */
export function useListFilter() {
  const [params, setParams] = useSearchParams()
  const given = params.get('status')
  const words = params.get('q') ?? ''
  const filter: ListFilter =
    quoteStatuses.find((status) => status === given) ?? (given === 'all' ? 'all' : 'unfinished')

  /** Every letter would else be a step back. */
  const search = (next: string) => setParams(queryOf(filter, next), { replace: true })
  return { filter, words, search }
}

/** The query of a filter; words are looked for in all requests unless a status is chosen. */
export function queryOf(filter: ListFilter, words: string): URLSearchParams {
  return new URLSearchParams({
    ...(filter !== 'unfinished' && { status: filter }),
    ...(words !== '' && { q: words }),
  })
}

/** What to ask the server for: one list, or two below each other. */
export function listsOf(filter: ListFilter, words: string): readonly (readonly QuoteStatus[])[] {
  if (filter === 'all' || (filter === 'unfinished' && words.trim() !== '')) return [[]]
  return filter === 'unfinished' ? [['new'], ['contacted', 'booked']] : [[filter]]
}
