import Alert from '@mui/material/Alert'
import { fieldLabel, personName, showValue } from '#data/desk/describeHistory.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import type { WholeQuote } from '../data/useQuote.ts'
import { DeskIcon } from '../icons/DeskIcon.tsx'
import type { JobFormState } from './useJobForm.ts'

const { quote: wording } = deskWording

/** Warns that somebody else has changed an edited field, or that an earlier edit is still unsaved. */
export function ConflictNotice({ quote, form }: { quote: WholeQuote; form: JobFormState }) {
  const { conflicts, isUnsaved, wasKept, warning } = form
  if (conflicts.length === 0)
    return isUnsaved && wasKept ? (
      <Alert severity="info" icon={<DeskIcon name="schedule" />} role="status">
        {wording.kept}
      </Alert>
    ) : null
  const change = quote.history.findLast(({ what }) => conflicts.some((field) => field === what))
  return (
    <Alert ref={warning} tabIndex={-1} severity="warning" icon={<DeskIcon name="people" />} role="alert">
      <strong>{wording.conflictTitle(change ? personName(change.person) : wording.somebody)}</strong>{' '}
      {wording.conflict}
      {conflicts.map((field) => (
        <div key={field}>
          {fieldLabel(field)}:{' '}
          {wording.theirs(showValue(field, String(quote[field] ?? '')) || wording.nothing)}
        </div>
      ))}
    </Alert>
  )
}
