import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { type QuoteStatus, quoteStatuses } from '#data/desk/deskQuote.ts'
import { deskWording, statusWording } from '#data/desk/deskWording.ts'
import { useLive } from '../data/DeskData.tsx'
import { LinkChip } from '../frame/Chips.tsx'

const { list } = deskWording

const Row = styled('nav')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  gap: '.5rem',
  overflowX: 'auto',
  // The focus ring is not cut off, and the row reaches the edges of a phone.
  margin: '-6px -1rem',
  padding: '6px 1rem',
  scrollPaddingInline: '1rem',
  scrollbarWidth: 'none',
  [breakpoints.up('md')]: { flexWrap: 'wrap', margin: 0, padding: 0, overflow: 'visible' },
  '& .MuiChip-label b': {
    fontWeight: 600,
    opacity: 0.75,
    marginLeft: '.15rem',
    fontFeatureSettings: '"tnum"',
  },
}))

const filters: readonly ListFilter[] = ['unfinished', ...quoteStatuses, 'all']

export function StatusFilter({ filter, words }: { filter: ListFilter; words: string }) {
  const { counts, callsDue = 0 } = useLive().summary ?? {}
  const row = useRef<HTMLElement>(null)
  const hasCounts = counts !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter has another chip, and counts widen the chips.
  useLayoutEffect(() => {
    if (row.current) showCurrent(row.current)
  }, [filter, hasCounts])
  // A search without a status covers all quotes: no chip says so.
  const current = filter === 'unfinished' && words.trim() !== '' ? undefined : filter
  const countOf = (which: ListFilter) => {
    if (!counts) return undefined
    if (which === 'unfinished') return counts.new + callsDue
    return which === 'all' ? undefined : counts[which]
  }
  return (
    <Row
      ref={row}
      aria-label={list.filters}
      // The browser leaves a focused chip where it is if a pixel of it is in view.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {filters.map((which) => (
        <LinkChip
          key={which}
          href={`${deskPaths.list}?${queryOf(which, words)}`}
          isCurrent={which === current}
          label={
            <>
              {filterName(which)}
              {/* A space for screen readers. */}
              {countOf(which) !== undefined && <b> {countOf(which)}</b>}
            </>
          }
        />
      ))}
    </Row>
  )
}

/** Scrolls the row to its focused chip, otherwise to the current one, and not the page. */
function showCurrent(row: HTMLElement): void {
  const chip = (row.querySelector(':focus') ?? row.querySelector('[aria-current]'))?.getBoundingClientRect()
  const { left, width } = row.getBoundingClientRect()
  if (chip) row.scrollLeft += chip.left + chip.width / 2 - left - width / 2
}

export const filterName = (filter: ListFilter): string =>
  filter === 'unfinished' || filter === 'all' ? list[filter] : statusWording[filter]

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
function queryOf(filter: ListFilter, words: string): URLSearchParams {
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
