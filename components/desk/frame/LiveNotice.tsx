import Alert from '@mui/material/Alert'
import { deskWording } from '#data/desk/deskWording.ts'
import { DeskIcon } from '../icons/DeskIcon.tsx'

/** Why the screens do not follow what happens. */
export function LiveNotice({ fault }: { fault: 'offline' | 'failed' }) {
  return (
    <Alert
      severity="warning"
      icon={<DeskIcon name={fault === 'offline' ? 'offline' : 'error'} />}
      role="status"
      sx={({ palette }) => ({
        mb: 2,
        background: palette.kraft.light,
        color: palette.text.primary,
        '& .MuiAlert-icon': { color: palette.text.primary },
        '@media print': { display: 'none' },
      })}
    >
      {fault === 'offline' ? deskWording.states.offline : deskWording.states.notLive}
    </Alert>
  )
}
