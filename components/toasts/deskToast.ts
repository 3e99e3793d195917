export type ToastAction = { label: string; act: () => void }

type ShowToast = (message: string, hasFailed: boolean, action?: ToastAction) => void

const ready = Promise.withResolvers<ShowToast>()

/** For DeskToasts: what was said before its code was there is shown now. */
export const showToastsWith = (show: ShowToast): void => ready.resolve(show)

const show: ShowToast = (...toast) => void ready.promise.then((showNow) => showNow(...toast))

const toasts = {
  /** Something is done; the action takes it back. */
  done: (message: string, action?: ToastAction) => show(message, false, action),
  failed: (message: string) => show(message, true),
}

/** For telling the desk's people what came of what they did. */
export const useDeskToast = () => toasts
