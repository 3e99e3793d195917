import { createContext, useContext, useSyncExternalStore } from 'react'

export type ToastContent = {
  title: string
  text: string
  /** Screen readers announce an error at once, a success when the reader pauses. */
  kind: 'success' | 'error'
}

export type Toast = ToastContent & { id: number; isOpen: boolean }

export type ToastStore = {
  /** The newest first; at most one is open. The same array until something changes. */
  list(): readonly Toast[]
  subscribe(listener: () => void): () => void
  /** Shows a toast in place of the one that is open. */
  add(content: ToastContent): number
  update(id: number, content: Partial<ToastContent>): void
  /** Takes it off the screen; it is kept as dismissed, and removed later. */
  dismiss(id: number): void
  remove(id: number): void
}

/** From dismissed to removed, in milliseconds. */
const removalDelay = 1_000_000

/** The states of the specification: added, updated, dismissed, removed. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()

  function change(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  const store: ToastStore = {
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(content) {
      for (const { id, isOpen } of toasts) if (isOpen) store.dismiss(id)
      lastId += 1
      change([{ ...content, id: lastId, isOpen: true }, ...toasts])
      return lastId
    },
    update(id, content) {
      change(toasts.map((toast) => (toast.id === id ? { ...toast, ...content } : toast)))
    },
    dismiss(id) {
      if (!toasts.some((toast) => toast.id === id && toast.isOpen)) return
      change(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)))
      setTimeout(() => store.remove(id), removalDelay)
    },
    remove(id) {
      change(toasts.filter((toast) => toast.id !== id))
    },
  }
  return store
}

/** Provided by ToastProvider. */
export const ToastContext = createContext<ToastStore | undefined>(undefined)

/** For showing a toast from anywhere on the page. */
export function useToast(): ToastStore {
  const store = useContext(ToastContext)
  if (!store) throw new Error('There is no ToastProvider around this component.')
  return store
}

/** All toasts, for the components that render them. */
export function useToasts(): readonly Toast[] {
  const { subscribe, list } = useToast()
  return useSyncExternalStore(subscribe, list, list)
}
