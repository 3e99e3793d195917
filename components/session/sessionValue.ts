import { ifAllowed } from './stubContract.ts'

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
