import { ifAllowed } from './sessionStore.ts'

/** A string in session storage; where that is blocked or full, in memory until the page is left. */
export function sessionValue(name: string) {
  let inMemory: string | null = null
  return {
    read: (): string | null => ifAllowed((storage) => storage.getItem(name)) ?? inMemory,
    write(value: string) {
      inMemory = value
      ifAllowed((storage) => storage.setItem(name, value))
    },
    clear() {
      inMemory = null
      ifAllowed((storage) => storage.removeItem(name))
    },
  }
}
