import Alert from '@mui/material/Alert'
import { DeskIcon } from '../icons/DeskIcon.tsx'

/** What is wrong, above the button. */
export const FormFault = ({ text }: { text: string }) => (
  <Alert
    severity="error"
    icon={<DeskIcon name="error" />}
    sx={({ palette }) => ({
      background: palette.error.light,
      color: palette.text.primary,
      '& .MuiAlert-icon': { color: palette.error.main },
    })}
  >
    {text}
  </Alert>
)
