import { Sheet, SheetForm, useSheet } from './Sheet.tsx'

type AskSheetProps = { title: string; text: string; action: string; onAct: () => void; onClose: () => void }

/** Asks before what no Undo takes back. */
export function AskSheet({ title, text, action, onAct, onClose }: AskSheetProps) {
  const sheet = useSheet(onClose)
  function act() {
    sheet.close()
    onAct()
  }
  return (
    <Sheet title={title} {...sheet}>
      <SheetForm action={action} onSubmit={act}>
        <p>{text}</p>
      </SheetForm>
    </Sheet>
  )
}
