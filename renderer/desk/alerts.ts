import { api, shellPath, worker } from './deskWorker.ts'

/** Shows alerts about new quotes, also while the desk is closed. */
export function showAlerts(): void {
  worker.addEventListener('push', (event) => {
    const { id, title, body } = event.data.json()
    // One for each quote: a later alert replaces it.
    const options = { body, tag: id, renotify: true, data: id, icon: '/icon-192.png' }
    event.waitUntil(worker.registration.showNotification(title, options))
  })

  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renewSubscription(event.newSubscription))
  })

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openQuote(String(event.notification.data)))
  })
}

/** The push service has ended this browser's subscription: the server gets another one. */
async function renewSubscription(renewed: PushSubscription | null | undefined): Promise<void> {
  const answer = await fetch(`${api}alerts`)
  // Nothing to renew when the person has signed out or turned alerts off.
  const { publicKey, isOn } = answer.ok ? await answer.json() : {}
  if (!isOn) return
  const subscription =
    renewed ??
    (await worker.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    }))
  const headers = { 'Content-Type': 'application/json' }
  await fetch(`${api}alerts`, { method: 'POST', headers, body: JSON.stringify(subscription) })
}

/**
 * Opens a quote in the desk that is open, else in a new window. A desk loaded without this service worker (Shift and reload)
 * cannot be navigated.
 */
async function openQuote(id: string): Promise<void> {
  const path = `${shellPath}/requests/${encodeURIComponent(id)}`
  const windows = await worker.clients.matchAll({ type: 'window' })
  const desk = windows.find(({ url }) => isDesk(new URL(url).pathname))
  if (!desk) return void (await worker.clients.openWindow(path))
  await desk.focus()
  await desk.navigate(path)
}

const isDesk = (pathname: string) => pathname === shellPath || pathname.startsWith(`${shellPath}/`)
