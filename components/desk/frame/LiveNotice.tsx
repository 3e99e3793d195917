import Alert from '@mui/material/Alert'
import { deskWording } from '#data/desk/deskWording.ts'
import { DeskIcon } from '../icons/DeskIcon.tsx'

/** Says why the screens are not updated. */
export function LiveNotice({ failure }: { failure: 'offline' | 'failed' }) {
  return (
    <Alert
      severity="warning"
      icon={<DeskIcon name={failure === 'offline' ? 'offline' : 'error'} />}
      role="status"
      sx={{ mb: 2, '@media print': { display: 'none' } }}
    >
      {failure === 'offline' ? deskWording.states.offline : deskWording.states.notLive}
    </Alert>
  )
}
