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
        action={action}
        onSubmit={() => {
          close()
          onAct()
        }}
      >
        <p>{text}</p>
      </SheetForm>
    )}
  </Sheet>
)
