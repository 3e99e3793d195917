import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording, statusChanged } from '#data/desk/deskWording.ts'
import { deskToast } from '../../toasts/deskToast.ts'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'
import { DeskIcon } from '../icons/DeskIcon.tsx'
import type { JobFormState } from './useJobForm.ts'

const { quote: wording, changes } = deskWording

/** Marks a quote as spam or as not spam. A press during a save would be based on the version before it. */
export function SpamPart({ quote, form: { isSaving, drop } }: { quote: DeskQuote; form: JobFormState }) {
  const { change } = useQuoteChanges()
  const { status, name } = quote

  async function set(next: 'spam' | 'new') {
    const done = `${name} ${statusChanged[next]}`
    const outcome = await change({ quote, changes: { status: next }, done })
    if (outcome.kind === 'saved') drop('status')
    else if (outcome.kind === 'conflict') deskToast.failed(changes.conflict)
  }

  if (status === 'spam')
    return (
      <Alert
        severity="error"
        icon={<DeskIcon name="warning" />}
        action={
          <Button disabled={isSaving} onClick={() => set('new')}>
            {wording.notSpam}
          </Button>
        }
      >
        {wording.suspected}
      </Alert>
    )
  if (status !== 'new') return null
  return (
    <Button
      variant="quiet"
      disabled={isSaving}
      onClick={() => set('spam')}
      sx={{ alignSelf: 'start', minHeight: 44 }}
    >
      {wording.markSpam}
    </Button>
  )
}
