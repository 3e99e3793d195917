import { deskRoots } from '#data/desk/deskPaths.ts'

/** Registers the service worker that keeps the desk readable offline. Not in development, where it would serve outdated code. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register(`${deskRoots.screens}/serviceWorker.js`, { scope: deskRoots.screens })
    .catch((error) => {
      // In a private window registration fails: the desk works online only.
      console.warn('Nothing is kept for offline use:', error)
    })
}
