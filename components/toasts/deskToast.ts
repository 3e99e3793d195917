export type ToastAction = { label: string; act: () => void }

type ShowToast = (message: string, hasFailed: boolean, action?: ToastAction) => void

const ready = Promise.withResolvers<ShowToast>()

/** For DeskToasts: shows toasts queued before DeskToasts had loaded. */
export const showToastsWith = (show: ShowToast): void => ready.resolve(show)

const show: ShowToast = (...toast) => void ready.promise.then((showNow) => showNow(...toast))

const toasts = {
  /** A success with an undo action. */
  done: (message: string, action?: ToastAction) => show(message, false, action),
  failed: (message: string) => show(message, true),
}

/** Shows the outcome of an action at the desk. */
export const useDeskToast = () => toasts
