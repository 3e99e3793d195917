import { useSyncExternalStore } from 'react'
import { ifAllowed } from './stubContract.ts'

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

/** A string in a storage; where that is blocked or full, in memory until the page is left. */
export function storedValue(name: string, storage: () => Storage) {
  let inMemory: string | null = null
  return {
    read: (): string | null => ifAllowed((kept) => kept.getItem(name), storage) ?? inMemory,
    write(value: string) {
      inMemory = value
      const isStored = ifAllowed((kept) => {
        kept.setItem(name, value)
        return true
      }, storage)
      // An older value must not be read in place of the one in memory.
      if (!isStored) ifAllowed((kept) => kept.removeItem(name), storage)
    },
    clear() {
      inMemory = null
      ifAllowed((kept) => kept.removeItem(name), storage)
    },
  }
}

export const sessionValue = (name: string) => storedValue(name, () => sessionStorage)

/** Set from the desk's first screen until the sign-out, or the end of the session is seen. */
export const deskMark = /* @__PURE__ */ storedValue('deskSignedIn', () => localStorage)

/** Set once alerts were offered in this browser. */
export const alertsOffered = /* @__PURE__ */ storedValue('deskAlertsOffered', () => localStorage)

const neverChanges = () => () => {}

/** False in the first render of a prerendered part, which must match the HTML. True from the start after a navigation. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
