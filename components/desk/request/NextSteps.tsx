import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { visitName } from '../list/listRow.tsx'
import type { RequestForm } from './useRequestForm.ts'

const { request: words } = deskWording

/** What usually comes next, in one tap each. */
export function NextSteps({ quote, save }: { quote: DeskQuote; save: RequestForm['save'] }) {
  const { status, visitDay, day, window } = quote
  const isOpen = status === 'new' || status === 'contacted'
  const wished = isOpen && visitDay === '' && day !== '' ? { visitDay: day, visitWindow: window } : undefined
  if (!isOpen && status !== 'booked') return null
  return (
    <Stack spacing={1}>
      {wished && (
        <Button fullWidth variant="primary" onClick={() => save({ ...wished, status: 'booked' })}>
          {words.bookFor(visitName(wished))}
        </Button>
      )}
      {status === 'new' && (
        <Button fullWidth onClick={() => save({ status: 'contacted' })}>
          {words.markContacted}
        </Button>
      )}
      {status === 'booked' && (
        <Button fullWidth onClick={() => save({ status: 'done' })}>
          {words.markDone}
        </Button>
      )}
    </Stack>
  )
}
