import Alert from '@mui/material/Alert'
import { fieldLabel, personName, showValue } from '#data/desk/describeHistory.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
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

/** Somebody else was faster, or what was typed before is still unsaved. */
export function ConflictNotice({ quote, form }: { quote: DeskQuote; form: RequestForm }) {
  const { conflict, isUnsaved, wasKept } = form
  if (!isUnsaved) return null
  if (!conflict)
    return wasKept ? (
      <Alert severity="info" icon={<DeskIcon name="schedule" />} sx={look} role="status">
        {words.kept}
      </Alert>
    ) : null
  return (
    <Alert severity="warning" icon={<DeskIcon name="people" />} sx={look} role="alert">
      <strong>{words.conflictTitle(lastPerson(quote))}</strong> {words.conflict}
      {conflict.fields.map((field) => (
        <div key={field}>
          {fieldLabel(field)}: {words.theirs(showValue(field, String(quote[field] ?? '')) || words.nothing)}
        </div>
      ))}
    </Alert>
  )
}

const lastPerson = (quote: Partial<WholeQuote>): string =>
  personName(quote.history?.at(-1)?.person ?? words.somebody)
