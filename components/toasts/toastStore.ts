import { createContext, useContext } from 'react'
import { createStore } from '../session/createStore.ts'

export type ToastContent = {
  title: string
  text: string
  /** Screen readers announce an error at once, a success when the reader pauses. */
  kind: 'success' | 'error'
}

export type Toast = ToastContent & { id: number; isOpen: boolean }

/** From dismissed to removed, in milliseconds. */
const removalDelay = 1_000_000

/** The states of the specification: added, updated, dismissed, removed. */
export function createToastStore() {
  const toasts = createStore<readonly Toast[]>([])
  let lastId = 0

  const store = {
    /** The newest first; at most one is open. The same array until something changes. */
    list: toasts.read,
    useValue: toasts.useValue,
    /** Shows a toast in place of the one that is open. */
    add(content: ToastContent): number {
      for (const { id, isOpen } of toasts.read()) if (isOpen) store.dismiss(id)
      lastId += 1
      toasts.write([{ ...content, id: lastId, isOpen: true }, ...toasts.read()])
      return lastId
    },
    update(id: number, content: Partial<ToastContent>) {
      toasts.write(toasts.read().map((toast) => (toast.id === id ? { ...toast, ...content } : toast)))
    },
    /** Hides a toast; it stays in the list as dismissed, and is removed later. */
    dismiss(id: number) {
      if (!toasts.read().some((toast) => toast.id === id && toast.isOpen)) return
      toasts.write(toasts.read().map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)))
      setTimeout(() => store.remove(id), removalDelay)
    },
    remove(id: number) {
      toasts.write(toasts.read().filter((toast) => toast.id !== id))
    },
  }
  return store
}

type ToastStore = ReturnType<typeof createToastStore>

/** Provided by ToastProvider. */
export const ToastContext = createContext<ToastStore | undefined>(undefined)

/** Whether the pointer or the focus is in the region: a toast must not go while it is read or about to be closed. */
export const ToastsPaused = createContext(false)

/** For showing a toast from anywhere on the page. */
export function useToast(): ToastStore {
  const store = useContext(ToastContext)
  if (!store) throw new Error('There is no ToastProvider around this component.')
  return store
}

/** All toasts, for the components that render them. */
export const useToasts = (): readonly Toast[] => useToast().useValue()
