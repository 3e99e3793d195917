import Alert from '@mui/material/Alert'
import { deskWording } from '#data/desk/deskWording.ts'
import { DeskIcon } from '../icons/DeskIcon.tsx'

/** Says why the screens are not updated. The live region stays: one that comes with its text is silent in NVDA. */
export const LiveNotice = ({ failure }: { failure: 'offline' | 'failed' | undefined }) => (
  <div role="status">
    {failure && (
      <Alert
        severity="warning"
        icon={<DeskIcon name={failure === 'offline' ? 'offline' : 'error'} />}
        role="none"
        sx={{ mb: 2, '@media print': { display: 'none' } }}
      >
        {failure === 'offline' ? deskWording.states.offline : deskWording.states.notLive}
      </Alert>
    )}
  </div>
)
