import { useSyncExternalStore } from 'react'

/** A value shared by components of several pages, kept until the document is unloaded. */
export function createStore<Value>(first: Value) {
  let value = first
  const listeners = new Set<() => void>()
  const store = {
    read: () => value,
    write(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
    /** @returns stops listening */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The value, in a component that renders again when it changes. */
    useValue: (): Value => useSyncExternalStore(store.subscribe, store.read, () => first),
  }
  return store
}
