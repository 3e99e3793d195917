import Stack from '@mui/material/Stack'
import { useDeferredValue, useState } from 'react'
import { deskWording } from '#data/desk/deskWording.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx'
import { ScreenHead } from '../frame/ScreenHead.tsx'
import { QuoteList } from './QuoteList.tsx'
import { SearchField } from './SearchField.tsx'
import { StatusFilter } from './StatusFilter.tsx'
import { listsOf, useListFilter } from './useListFilter.ts'

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
