import FormControl from '@mui/material/FormControl'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { deskWording } from '#data/desk/deskWording.ts'
import { Tooltip } from '../../tooltips/Tooltip.tsx'
import { DeskIcon } from '../icons/DeskIcon.tsx'

const { list } = deskWording

/** Debounce after the last letter, in milliseconds. */
const pause = 180

/** Searches while the owner types. */
export function SearchField({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(words)
  const input = useRef<HTMLInputElement>(null)
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

  function clear() {
    setTyped('')
    // The button disappears, and would drop the focus.
    input.current?.focus()
  }

  return (
    <FormControl role="search" sx={{ maxWidth: { md: 480 }, width: '100%' }}>
      <OutlinedInput
        type="search"
        inputRef={input}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        placeholder={list.searchHint}
        inputProps={{ 'aria-label': list.search, enterKeyHint: 'search', autoComplete: 'off' }}
        startAdornment={<DeskIcon name="search" />}
        endAdornment={
          typed && (
            <Tooltip label={list.clear}>
              <IconButton onClick={clear}>
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
