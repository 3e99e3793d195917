import { replaceEnded } from '#components/desk/data/pushSubscription.ts'
import { deskPaths, deskRoots } from '#data/desk/deskPaths.ts'

/** Shows alerts about new quotes, also while the desk is closed. */
export function showAlerts(worker: ServiceWorkerGlobalScope): void {
  const { registration, clients } = worker

  worker.addEventListener('push', (event) => {
    const { id, title, body } = event.data?.json() ?? {}
    // One for each quote: a later alert replaces it.
    const options = { body, tag: id, renotify: true, data: id, icon: '/icon-192.png' }
    event.waitUntil(registration.showNotification(title, options))
  })

  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(replaceEnded(registration.pushManager, event.newSubscription))
  })

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openQuote(clients, String(event.notification.data)))
  })
}

/**
 * Opens a quote in the desk that is open, else in a new window. A desk loaded without this service worker (Shift and reload)
 * cannot be navigated.
 */
async function openQuote(clients: Clients, id: string): Promise<void> {
  const path = deskPaths.quote(id)
  const windows = await clients.matchAll({ type: 'window' })
  const desk = windows.find(({ url }) => isDesk(new URL(url).pathname))
  if (!desk) return void (await clients.openWindow(path))
  await desk.focus()
  await desk.navigate(path)
}

const isDesk = (pathname: string) =>
  pathname === deskRoots.screens || pathname.startsWith(`${deskRoots.screens}/`)
