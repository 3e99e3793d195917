import Alert from '@mui/material/Alert'
import { DeskIcon } from '../icons/DeskIcon.tsx'

/** Why the form was not accepted, above its button. */
export const FormFailure = ({ text }: { text: string }) => (
  <Alert severity="error" icon={<DeskIcon name="error" />}>
    {text}
  </Alert>
)
