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

type AlertState = { publicKey: string; isOn: boolean; hasEnded: boolean }

/** Nothing after sign-out. */
async function fetchState(): Promise<Partial<AlertState>> {
  const response = await fetch(`${api}alerts`)
  return response.ok ? response.json() : {}
}

/** The push service has ended this browser's subscription: the server gets another one, unless the person has turned alerts off. */
async function renewSubscription(renewed: PushSubscription | null | undefined): Promise<void> {
  const { publicKey, isOn } = await fetchState()
  if (isOn && publicKey) await subscribe(publicKey, renewed)
}

/**
 * Renews a subscription that the server found ended: not every browser dispatches the event. Moves one of an expired session to the
 * session that was begun since, so that its switch shows it.
 */
export async function renewEnded(): Promise<void> {
  const { publicKey, isOn, hasEnded } = await fetchState()
  if (!publicKey) return
  const subscription = await worker.registration.pushManager.getSubscription()
  if (hasEnded) {
    await subscription?.unsubscribe()
    await subscribe(publicKey)
  } else if (subscription && !isOn) await subscribe(publicKey, subscription)
}

async function subscribe(applicationServerKey: string, renewed?: PushSubscription | null): Promise<void> {
  const subscription =
    renewed ??
    (await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
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
