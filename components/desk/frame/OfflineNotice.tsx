import Alert from '@mui/material/Alert'
import { deskWording } from '#data/desk/deskWording.ts'
import { DeskIcon } from '../icons/DeskIcon.tsx'

export function OfflineNotice() {
  return (
    <Alert
      severity="warning"
      icon={<DeskIcon name="offline" />}
      role="status"
      sx={({ palette }) => ({
        mb: 2,
        background: palette.kraft.light,
        color: palette.text.primary,
        '& .MuiAlert-icon': { color: palette.text.primary },
        '@media print': { display: 'none' },
      })}
    >
      {deskWording.states.offline}
    </Alert>
  )
}
