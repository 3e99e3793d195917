import FormControl from '@mui/material/FormControl'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import {
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useSWRConfig } from 'swr'
import useSWRInfinite, { unstable_serialize } from 'swr/infinite'
import { quoteListUrl } from '#data/desk/deskPaths.ts'
import type { DeskQuote, QuotePage, QuoteStatus } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { lazyComponent } from '../../api/lazyModule.ts'
import { useRestoreFocus } from '../../layout/useRestoreFocus.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx'
import { failureOf, useRefetchOnChange, useShown } from '../data/DeskData.tsx'
import { DeskIcon, IconAction } from '../frame/DeskIcon.tsx'
import { EmptyState, FailureState, LoadingCards, NewRequestButton, ScreenHead } from '../frame/Screen.tsx'
import { QuoteCards } from './QuoteCards.tsx'
import { filterName, type ListFilter, listsOf, StatusFilter, useListFilter } from './StatusFilter.tsx'

const { list, screens } = deskWording

/** After Back both lists are rendered at once, so that the scroll position can be restored. */
let lastFinished = ''

/** The quotes: new ones, then those in progress; or the quotes of one status, or the results of a search. */
export function ListScreen() {
  const { filter, words, search } = useListFilter()
  const [finished, setFinished] = useState(lastFinished)
  const [result, setResult] = useState('')
  const lists = listsOf(filter, words)
  const shown = `${filter} ${words.trim()}`
  const asked = useDeferredValue(words.trim())
  const isPair = lists.length > 1

  function finish(list: string) {
    lastFinished = list
    setFinished(list)
  }

  return (
    <>
      <ScreenHead title={screens.list}>
        <NewRequestButton />
      </ScreenHead>
      <Stack spacing={1.5} sx={{ mb: 2.5 }}>
        <SearchField words={words} onSearch={search} />
        <StatusFilter filter={filter} words={words} />
      </Stack>
      <VisuallyHidden role="status">{result}</VisuallyHidden>
      {lists.map((statuses, index) =>
        // The second list begins where the first has ended.
        index > 0 && finished !== shown ? null : (
          <QuoteList
            key={`${filter} ${statuses}`}
            title={isPair ? (index === 0 ? list.newTitle : list.openTitle) : undefined}
            statuses={statuses}
            words={asked}
            filter={filter}
            onEnd={index === 0 ? () => finish(shown) : undefined}
            onResult={setResult}
          />
        ),
      )}
    </>
  )
}

const pause = 180

function SearchField({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(words)
  const focusProps = useRestoreFocus()
  /** Searches of this field that have not come back as `words`, oldest first. */
  const pending = useRef<string[]>([])
  const search = useEffectEvent(() => {
    if (typed === (pending.current.at(-1) ?? words)) return
    pending.current.push(typed)
    onSearch(typed)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter restarts the pause.
  useEffect(() => {
    const timer = setTimeout(search, pause)
    return () => clearTimeout(timer)
  }, [typed])
  // Back, Forward and another filter change `words` too. The result of an own search must not undo later typing.
  useEffect(() => {
    const index = pending.current.indexOf(words)
    if (index < 0) setTyped(words)
    pending.current.splice(0, index < 0 ? pending.current.length : index + 1)
  }, [words])

  return (
    <FormControl role="search" {...focusProps} sx={{ maxWidth: { md: 480 }, width: '100%' }}>
      <OutlinedInput
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        placeholder={list.searchHint}
        inputProps={{ 'aria-label': list.search, enterKeyHint: 'search', autoComplete: 'off' }}
        startAdornment={<DeskIcon name="search" />}
        endAdornment={
          typed && (
            <IconAction
              label={list.clear}
              icon="close"
              // A tap leaves the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setTyped('')}
            />
          )
        }
        sx={{
          pl: '.9rem',
          '& input': { pl: '.6rem' },
          '& input::-webkit-search-cancel-button': { display: 'none' },
        }}
      />
    </FormControl>
  )
}

// Narrow screens, which show cards, do not fetch the table.
const QuoteTable = lazyComponent(() => import('./QuoteTable.tsx'), 'QuoteTable')

const Part = styled('section')({
  marginBottom: '1.75rem',
  '& h2': { marginBottom: '.6rem', fontSize: '1.1875rem' },
})

type QuoteListProps = {
  title: string | undefined
  statuses: readonly QuoteStatus[]
  words: string
  filter: ListFilter
  onEnd: (() => void) | undefined
  /** Called with the announcement for screen readers; empty while the list loads, and for one of two lists. */
  onResult: (result: string) => void
}

function QuoteList({ title, statuses, words, filter, onEnd, onResult }: QuoteListProps) {
  const { quotes, isCurrent, isLoading, hasMore, loadMore, failure, moreFailure, retry } = useQuotePages(
    statuses,
    words,
  )
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('lg'))
  // The cards have h3 headings, below this h2. A search without a status covers all quotes.
  const soleTitle = filterName(filter === 'unfinished' ? 'all' : filter)
  const isWhole = quotes !== undefined && !hasMore
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (isWhole) end()
  }, [isWhole])
  const count = quotes?.length ?? 0
  const nothing = emptyText(filter, words, statuses)
  const result = title || !isCurrent ? '' : count > 0 ? list.shown(count) : nothing
  useEffect(() => onResult(result), [result, onResult])

  return (
    <Part aria-busy={isLoading}>
      {title ? <h2>{title}</h2> : <VisuallyHidden as="h2">{soleTitle}</VisuallyHidden>}
      {failure && <FailureState failure={failure} retry={retry} />}
      {isLoading && <LoadingCards />}
      {quotes && count === 0 && <EmptyState icon="inbox" text={nothing} />}
      {quotes &&
        count > 0 &&
        (isWide ? (
          <Suspense fallback={<LoadingCards />}>
            <QuoteTable quotes={quotes} />
          </Suspense>
        ) : (
          <QuoteCards quotes={quotes} />
        ))}
      {moreFailure && <FailureState failure={moreFailure} retry={retry} />}
      {hasMore && !moreFailure && <NextPage below={quotes} onNear={loadMore} />}
    </Part>
  )
}

function emptyText(filter: ListFilter, words: string, statuses: readonly QuoteStatus[]): string {
  if (words !== '') return list.nothingFound(words)
  if (filter === 'unfinished') return statuses.includes('new') ? list.nothingNew : list.nothingOpen
  return filter === 'new' ? list.nothingNew : list.nothingHere(filterName(filter))
}

type NextPageProps = { below: readonly DeskQuote[] | undefined; onNear: () => void }

function NextPage({ below, onNear }: NextPageProps) {
  const mark = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that stays in view below other quotes is not reported again.
  useEffect(() => {
    const element = mark.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      rootMargin: '0px 0px 800px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [below])

  return (
    <div ref={mark}>
      <LoadingCards count={2} />
    </div>
  )
}

function useQuotePages(statuses: readonly QuoteStatus[], words: string) {
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
    moreFailure: lacksMore && error ? failureOf(error) : undefined,
    retry: () => void mutate(),
  }
}
