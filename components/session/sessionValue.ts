/** A string in session storage; where that is blocked or full, in memory until the page is left. */
export function sessionValue(name: string) {
  let inMemory: string | null = null
  return {
    read(): string | null {
      try {
        return sessionStorage.getItem(name) ?? inMemory
      } catch {
        return inMemory
      }
    },
    write(value: string) {
      inMemory = value
      try {
        sessionStorage.setItem(name, value)
      } catch {
        // It stays in memory.
      }
    },
    clear() {
      inMemory = null
      try {
        sessionStorage.removeItem(name)
      } catch {
        // Nothing was stored.
      }
    },
  }
}
