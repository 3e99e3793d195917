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
  const { texts, save, isSaving } = form
  const { status, visitDay, day, window } = quote
  const today = useToday()
  const isOpen = status === 'new' || status === 'contacted'
  const visit = agreedVisit(texts, { visitDay: day, visitWindow: window })
  // While the day is typed, its year is one of the first century: the button must not go and come.
  const canBook = isOpen && visitDay === '' && day !== '' && (texts.visitDay !== '' || day >= today)
  if (!isOpen && status !== 'booked') return null
  return (
    <Stack spacing={1}>
      {canBook && (
        <Button
          fullWidth
          variant="primary"
          disabled={isSaving || visit.visitDay < today}
          onClick={() => save({ ...visit, status: 'booked' })}
        >
          {wording.bookFor(visitName(visit))}
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

type Visit = Pick<DeskQuote, 'visitDay' | 'visitWindow'>

/** The visitor's wish, or what the owner has typed since. The wished time holds for the wished day alone. */
function agreedVisit(typed: Record<keyof Visit, string>, wish: Visit) {
  const visitDay = typed.visitDay || wish.visitDay
  return { visitDay, visitWindow: typed.visitWindow || (visitDay === wish.visitDay ? wish.visitWindow : '') }
}
