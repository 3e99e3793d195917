/** One text kept for this tab. Where storage is blocked or full, it lasts as long as the page. */
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
        // Kept above.
      }
    },
    clear() {
      inMemory = null
      try {
        sessionStorage.removeItem(name)
      } catch {
        // There is nothing to remove.
      }
    },
  }
}
