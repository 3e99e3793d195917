import { ifAllowed } from './sessionStore.ts'

/** A string in session storage; where that is blocked or full, in memory until the page is left. */
export const sessionValue = (name: string) => storedValue(name, ifAllowed)

/** @param inStorage uses a storage unless that is blocked or full */
export function storedValue(
  name: string,
  inStorage: <Result>(use: (storage: Storage) => Result) => Result | undefined,
) {
  let inMemory: string | null = null
  return {
    read: (): string | null => inStorage((storage) => storage.getItem(name)) ?? inMemory,
    write(value: string) {
      inMemory = value
      const isStored = inStorage((storage) => {
        storage.setItem(name, value)
        return true
      })
      // An older value must not be read in place of the one in memory.
      if (!isStored) inStorage((storage) => storage.removeItem(name))
    },
    clear() {
      inMemory = null
      inStorage((storage) => storage.removeItem(name))
    },
  }
}
