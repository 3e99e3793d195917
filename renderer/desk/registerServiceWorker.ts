import { renewEnded } from '#components/desk/data/pushSubscription.ts'
import { deskRoots } from '#data/desk/deskPaths.ts'

/** Registers the service worker that keeps the desk readable offline. Not in development, where it would serve outdated code. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const url = `${deskRoots.screens}/serviceWorker.js`
    const { pushManager } = await navigator.serviceWorker.register(url, { scope: deskRoots.screens })
    await renewEnded(pushManager)
  } catch (error) {
    // In a private window registration fails: the desk works online only. Alerts are renewed the next time.
    console.warn('Nothing is kept for offline use, or alerts may have ended:', error)
  }
}
