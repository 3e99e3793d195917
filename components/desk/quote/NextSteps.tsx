import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { useToday } from '../data/useToday.ts'
import { visitName } from '../list/listRow.tsx'
import type { JobFormState } from './useJobForm.ts'

const { quote: wording } = deskWording

/** Buttons for the usual next steps. */
export function NextSteps({ quote, form }: { quote: DeskQuote; form: JobFormState }) {
  const { save, isSaving } = form
  const { status, visitDay, day, window } = quote
  const today = useToday()
  const isOpen = status === 'new' || status === 'contacted'
  const canBook = isOpen && visitDay === '' && day !== '' && day >= today
  const wished = canBook ? { visitDay: day, visitWindow: window } : undefined
  if (!isOpen && status !== 'booked') return null
  return (
    <Stack spacing={1}>
      {wished && (
        <Button
          fullWidth
          variant="primary"
          disabled={isSaving}
          onClick={() => save({ ...wished, status: 'booked' })}
        >
          {wording.bookFor(visitName(wished))}
        </Button>
      )}
      {status === 'new' && (
        <Button fullWidth disabled={isSaving} onClick={() => save({ status: 'contacted' })}>
          {wording.markContacted}
        </Button>
      )}
      {status === 'booked' && (
        <Button fullWidth disabled={isSaving} onClick={() => save({ status: 'done' })}>
          {wording.markDone}
        </Button>
      )}
    </Stack>
  )
}
