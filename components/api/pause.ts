/** Resolves after a pause in milliseconds, earlier when the browser is online again. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    // Offline only the event ends the pause.
    const timer = navigator.onLine ? setTimeout(end, milliseconds) : undefined
    addEventListener('online', end)
  })
}
