import { closeSnackbar, enqueueSnackbar } from 'notistack'

export type ToastAction = { label: string; act: () => void }

declare module 'notistack' {
  interface VariantOverrides {
    desk: { toastAction?: ToastAction | undefined; hasFailed?: boolean }
  }
}

function show(message: string, hasFailed: boolean, toastAction?: ToastAction): void {
  closeSnackbar()
  enqueueSnackbar({ message, variant: 'desk', hasFailed, toastAction })
}

/** Shows the outcome of an action at the desk, in DeskToasts. */
export const deskToast = {
  /** A success with an undo action. */
  done: (message: string, action?: ToastAction) => show(message, false, action),
  /** A failure, with what may be tried again. */
  failed: (message: string, action?: ToastAction) => show(message, true, action),
}
