import { ifAllowed } from './sessionStore.ts'

/** A string in session storage; where that is blocked or full, in memory until the page is left. */
export function sessionValue(name: string) {
  let inMemory: string | null = null
  return {
    read: (): string | null => ifAllowed((storage) => storage.getItem(name)) ?? inMemory,
    write(value: string) {
      inMemory = value
      const isStored = ifAllowed((storage) => {
        storage.setItem(name, value)
        return true
      })
      // An older value must not be read in place of the one in memory.
      if (!isStored) ifAllowed((storage) => storage.removeItem(name))
    },
    clear() {
      inMemory = null
      ifAllowed((storage) => storage.removeItem(name))
    },
  }
}
