import Alert from '@mui/material/Alert'
import { dateTimeName } from '#data/desk/deskCalendar.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { useShownFrom } from '../data/answerTimes.ts'
import { DeskIcon } from '../icons/DeskIcon.tsx'

/** Says why the screens are not updated, and from when they are. The live region stays: one that comes with its text is silent in NVDA. */
export function LiveNotice({ failure }: { failure: 'offline' | 'failed' | undefined }) {
  const from = useShownFrom()
  const { offline, notLive, shownFrom } = deskWording.states
  return (
    <div role="status">
      {failure && (
        <Alert
          severity="warning"
          icon={<DeskIcon name={failure === 'offline' ? 'offline' : 'error'} />}
          role="none"
          sx={{ mb: 2, '@media print': { display: 'none' } }}
        >
          {failure === 'offline' ? offline : notLive} {from && shownFrom(dateTimeName(from, Date.now()))}
        </Alert>
      )}
    </div>
  )
}
