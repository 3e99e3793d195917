import { closeSnackbar, enqueueSnackbar } from 'notistack'

export type ToastAction = { label: string; act: () => void }

declare module 'notistack' {
  interface VariantOverrides {
    desk: { toastAction?: ToastAction | undefined; hasFailed?: boolean }
  }
}

const show = (message: string, hasFailed: boolean, action?: ToastAction): void => {
  closeSnackbar()
  enqueueSnackbar({ message, variant: 'desk', hasFailed, toastAction: action })
}

const toasts = {
  /** Something is done; the action takes it back. */
  done: (message: string, action?: ToastAction) => show(message, false, action),
  failed: (message: string) => show(message, true),
}

/** For telling the desk's people what came of what they did. */
export const useDeskToast = () => toasts
