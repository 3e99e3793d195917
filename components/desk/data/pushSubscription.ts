import { deskApi } from '#data/desk/deskPaths.ts'
import { requestJson } from '../../api/requestJson.ts'

/** What the server knows of alerts for this session. */
export type ServerAlerts = {
  publicKey: string
  isOn: boolean
  /** The push service has ended the subscription. */
  hasEnded: boolean
}

/** Gives the server a subscription of this browser: a new one, unless the browser has renewed it by itself. */
export async function subscribe(
  pushManager: PushManager,
  publicKey: string,
  renewed?: PushSubscription | null,
): Promise<void> {
  // One for the keys of another server would make the browser refuse a new one.
  if (!renewed) await dropSubscription(pushManager)
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = renewed ?? (await pushManager.subscribe(options))
  await requestJson('POST', deskApi.alerts, subscription)
}

export async function unsubscribe(pushManager: PushManager): Promise<void> {
  await requestJson('DELETE', deskApi.alerts)
  await dropSubscription(pushManager)
}

/** Ends the subscription of this browser. Outside of the home screen, an iPhone has no push manager. */
export async function dropSubscription(pushManager: PushManager | undefined): Promise<void> {
  await (await pushManager?.getSubscription())?.unsubscribe()
}

const askServer = () => requestJson('GET', deskApi.alerts) as Promise<ServerAlerts>

/** Whether the server can send to a subscription: it belongs to the key with which it was made. */
function isOfKey({ options: { applicationServerKey } }: PushSubscription, publicKey: string): boolean {
  const bytes = String.fromCharCode(...new Uint8Array(applicationServerKey ?? []))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}

/**
 * Renews a subscription that the server found ended, as not every browser dispatches the event, that the browser has lost, or that is
 * of another server key. Moves one of an expired session to the session that was begun since, so that its switch shows it.
 */
export async function renewEnded(pushManager: PushManager | undefined): Promise<void> {
  if (!pushManager) return
  const { publicKey, isOn, hasEnded } = await askServer()
  const subscription = await pushManager.getSubscription()
  const isUsable = subscription !== null && isOfKey(subscription, publicKey)
  if (hasEnded || (!isUsable && (isOn || subscription))) await subscribe(pushManager, publicKey)
  else if (subscription && !isOn) await subscribe(pushManager, publicKey, subscription)
}

/** The push service has ended this browser's subscription: the server gets another one, unless the person has turned alerts off. */
export async function replaceEnded(
  pushManager: PushManager,
  renewed: PushSubscription | null,
): Promise<void> {
  const { publicKey, isOn } = await askServer()
  if (isOn) await subscribe(pushManager, publicKey, renewed)
}
