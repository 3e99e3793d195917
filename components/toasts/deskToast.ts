import { type ToastAction, toasts } from './toastStore.ts'

/** Shows the outcome of an action at the desk, in DeskToasts. */
export const deskToast = {
  /** A success with an undo action. */
  done: (text: string, action?: ToastAction) => void toasts.add({ text, kind: 'success', action }),
  /** A failure, with what may be tried again. */
  failed: (text: string, action?: ToastAction) => void toasts.add({ text, kind: 'error', action }),
}
