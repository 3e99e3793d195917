import { ToastBox } from './ToastBox.tsx'
import { ToastPlace } from './ToastPlace.tsx'
import type { Toast } from './toastStore.ts'

type PlainToastsProps = { toasts: readonly Toast[]; dismiss: (id: number) => void }

/** The toast that is open, when what moves toasts could not be fetched: it stays until it is closed. */
export function PlainToasts({ toasts, dismiss }: PlainToastsProps) {
  const open = toasts.find(({ isOpen }) => isOpen)
  if (!open) return null
  return (
    <ToastPlace aria-label="Notifications">
      <ToastBox key={open.id} {...open} onClose={() => dismiss(open.id)} />
    </ToastPlace>
  )
}
