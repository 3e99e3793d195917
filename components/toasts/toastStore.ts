export type ToastContent = {
  title: string
  text: string
  /** An error is announced at once, anything else when the reader pauses. */
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
const keptFor = 1_000_000

/** Every toast goes the same way: added, perhaps updated, dismissed, removed. */
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
      setTimeout(() => store.remove(id), keptFor)
    },
    remove(id) {
      change(toasts.filter((toast) => toast.id !== id))
    },
  }
  return store
}
