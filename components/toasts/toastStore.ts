import { createStore } from '../session/createStore.ts'

export type ToastAction = { label: string; act: () => void }

export type ToastContent = {
  /** The desk's toasts have none. */
  title?: string
  text: string
  /** Screen readers announce an error at once, a success when the reader pauses. */
  kind: 'success' | 'error'
  /** Open until it is closed: its text is nowhere else on the page. */
  stays?: boolean
  action?: ToastAction | undefined
}

type Toast = ToastContent & { id: number; isOpen: boolean }

/** Time from dismissed to removed, in milliseconds. */
const removalDelay = 1_000_000

/** The states of the specification: added, updated, dismissed, removed. */
export function createToastStore() {
  const list = createStore<readonly Toast[]>([])
  let lastId = 0

  const store = {
    /** The newest first; at most one is open. The same array until something changes. */
    list: list.read,
    useValue: list.useValue,
    /** The open toast. */
    useOpen: () => list.useValue().find(({ isOpen }) => isOpen),
    /** Shows a toast in place of the one that is open. */
    add(content: ToastContent): number {
      for (const { id, isOpen } of list.read()) if (isOpen) store.dismiss(id)
      lastId += 1
      list.write([{ ...content, id: lastId, isOpen: true }, ...list.read()])
      return lastId
    },
    update(id: number, content: Partial<ToastContent>) {
      list.write(list.read().map((toast) => (toast.id === id ? { ...toast, ...content } : toast)))
    },
    /** Hides a toast; it stays in the list as dismissed, and is removed later. */
    dismiss(id: number) {
      if (!list.read().some((toast) => toast.id === id && toast.isOpen)) return
      list.write(list.read().map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)))
      setTimeout(() => store.remove(id), removalDelay)
    },
    remove(id: number) {
      list.write(list.read().filter((toast) => toast.id !== id))
    },
  }
  return store
}

/** The toasts of the visit: `toasts.add(…)` shows one from anywhere. */
export const toasts = createToastStore()

/** Shows the outcome of an action at the desk, in DeskToasts. */
export const deskToast = {
  /** A success with an undo action. */
  done: (text: string, action?: ToastAction) => void toasts.add({ text, kind: 'success', action }),
  /** A failure, with what may be tried again. */
  failed: (text: string, action?: ToastAction) => void toasts.add({ text, kind: 'error', action }),
}
