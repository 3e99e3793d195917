import { deskRoots } from '#data/desk/deskPaths.ts'

/** Keeps the desk readable offline. In development there is none: it would keep yesterday's code. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register(`${deskRoots.screens}/serviceWorker.js`, { scope: deskRoots.screens })
    .catch((error) => {
      // A private window: the desk works, and only online.
      console.warn('Nothing is kept for offline use:', error)
    })
}
