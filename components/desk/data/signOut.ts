import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { deskMark } from '../../session/sessionValue.ts'
import { deskToast } from '../../toasts/deskToast.ts'
import { sendChange } from './DeskData.tsx'
import { dropSubscription } from './pushSubscription.ts'
import { deleteDrafts } from './quoteDrafts.ts'

const { notDone } = deskWording.changes

export async function signOut(): Promise<void> {
  const { isDone, status } = await sendChange('DELETE', deskApi.session)
  if (!isDone && status !== 401) return deskToast.failed(navigator.onLine ? notDone.failed : notDone.offline)
  await clearCaches()
  // A new document: nothing of the old session stays in memory.
  window.location.assign(deskPaths.signIn)
}

/** Removes the quotes in the service worker's cache, the unsaved drafts, and the subscription to alerts. */
async function clearCaches(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  // The server has deleted the subscription with its session: nothing is sent to it any more.
  await dropSubscription(registration?.pushManager).catch(() => {})
  sessionStorage.clear()
  deleteDrafts()
  deskMark.clear()
  if (!('caches' in window)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('desk-data')).map((name) => caches.delete(name)))
}
