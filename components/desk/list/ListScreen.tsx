import FormControl from '@mui/material/FormControl'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { deskWording } from '#data/desk/deskWording.ts'
import { useKeptFocus } from '../../layout/useKeptFocus.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx'
import { Tooltip } from '../../tooltips/Tooltip.tsx'
import { DeskIcon } from '../frame/DeskIcon.tsx'
import { ScreenHead } from '../frame/ScreenHead.tsx'
import { QuoteList } from './QuoteList.tsx'
import { listsOf, StatusFilter, useListFilter } from './StatusFilter.tsx'

const { list, screens } = deskWording

/** After Back both lists are rendered at once, so that the scroll position can be restored. */
let lastReached = ''

/** The quotes: new ones, then those in progress; or the quotes of one status, or the results of a search. */
export function ListScreen() {
  const { filter, words, search } = useListFilter()
  const [reached, setReached] = useState(lastReached)
  const [result, setResult] = useState('')
  const lists = listsOf(filter, words)
  const shown = `${filter} ${words.trim()}`
  const asked = useDeferredValue(words.trim())
  const isPair = lists.length > 1

  function reach(list: string) {
    lastReached = list
    setReached(list)
  }

  return (
    <>
      <ScreenHead title={screens.list} />
      <Stack spacing={1.5} sx={{ mb: 2.5 }}>
        <SearchField words={words} onSearch={search} />
        <StatusFilter filter={filter} words={words} />
      </Stack>
      <VisuallyHidden role="status">{result}</VisuallyHidden>
      {lists.map((statuses, index) =>
        // The second list begins where the first has ended.
        index > 0 && reached !== shown ? null : (
          <QuoteList
            key={`${filter} ${statuses}`}
            title={isPair ? (index === 0 ? list.newTitle : list.openTitle) : undefined}
            statuses={statuses}
            words={asked}
            filter={filter}
            onEnd={index === 0 ? () => reach(shown) : undefined}
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
  const keptFocus = useKeptFocus()
  /** Searches of this field that have not come back as `words`, oldest first. */
  const asked = useRef<string[]>([])
  const search = useEffectEvent(() => {
    if (typed === (asked.current.at(-1) ?? words)) return
    asked.current.push(typed)
    onSearch(typed)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter restarts the pause.
  useEffect(() => {
    const timer = setTimeout(search, pause)
    return () => clearTimeout(timer)
  }, [typed])
  // Back, Forward and another filter change `words` too. The result of an own search must not undo later typing.
  useEffect(() => {
    const place = asked.current.indexOf(words)
    if (place < 0) setTyped(words)
    asked.current.splice(0, place < 0 ? asked.current.length : place + 1)
  }, [words])

  return (
    <FormControl role="search" {...keptFocus} sx={{ maxWidth: { md: 480 }, width: '100%' }}>
      <OutlinedInput
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        placeholder={list.searchHint}
        inputProps={{ 'aria-label': list.search, enterKeyHint: 'search', autoComplete: 'off' }}
        startAdornment={<DeskIcon name="search" />}
        endAdornment={
          typed && (
            <Tooltip label={list.clear}>
              {/* A tap leaves the focus in the field. */}
              <IconButton onMouseDown={(event) => event.preventDefault()} onClick={() => setTyped('')}>
                <DeskIcon name="close" />
              </IconButton>
            </Tooltip>
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
