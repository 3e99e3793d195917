import Button from '@mui/material/Button'
import { Sheet, SheetForm } from './Sheet.tsx'

type AskSheetProps = {
  title: string
  text: string
  action: string
  onAct: () => void
  onClose: () => void
}

/** Asks before what no Undo takes back. */
export const AskSheet = ({ title, text, action, onAct, onClose }: AskSheetProps) => (
  <Sheet title={title} onClose={onClose}>
    {(close) => (
      <SheetForm
        onSubmit={(event) => {
          event.preventDefault()
          close()
          onAct()
        }}
      >
        <p>{text}</p>
        <footer>
          <Button type="submit" variant="primary">
            {action}
          </Button>
        </footer>
      </SheetForm>
    )}
  </Sheet>
)
