import { paths } from '#data/paths.ts'

/** Keeps the desk readable offline. In development there is none: it would keep yesterday's code. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(`${paths.desk}/serviceWorker.js`, { scope: paths.desk }).catch((error) => {
    // A private window: the desk works, and only online.
    console.warn('Nothing is kept for offline use:', error)
  })
}
