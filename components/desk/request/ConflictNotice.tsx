import Alert from '@mui/material/Alert'
import { fieldLabel, personName, showValue } from '#data/desk/describeHistory.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import type { WholeQuote } from '../data/useQuote.ts'
import { DeskIcon } from '../icons/DeskIcon.tsx'
import type { RequestForm } from './useRequestForm.ts'

const { request: words } = deskWording

const look = ({ palette }: { palette: { kraft: { light: string }; text: { primary: string } } }) => ({
  background: palette.kraft.light,
  color: palette.text.primary,
  '& .MuiAlert-icon': { color: palette.text.primary },
})

/** Somebody else has changed what was typed in here, or what was typed before is still unsaved. */
export function ConflictNotice({ quote, form }: { quote: WholeQuote; form: RequestForm }) {
  const { conflicts, isUnsaved, wasKept } = form
  if (conflicts.length === 0)
    return isUnsaved && wasKept ? (
      <Alert severity="info" icon={<DeskIcon name="schedule" />} sx={look} role="status">
        {words.kept}
      </Alert>
    ) : null
  const change = quote.history.findLast(({ what }) => conflicts.some((field) => field === what))
  return (
    <Alert severity="warning" icon={<DeskIcon name="people" />} sx={look} role="alert">
      <strong>{words.conflictTitle(change ? personName(change.person) : words.somebody)}</strong>{' '}
      {words.conflict}
      {conflicts.map((field) => (
        <div key={field}>
          {fieldLabel(field)}: {words.theirs(showValue(field, String(quote[field] ?? '')) || words.nothing)}
        </div>
      ))}
    </Alert>
  )
}
