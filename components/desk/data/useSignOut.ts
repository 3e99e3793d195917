import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { sendChange } from '../../api/sendChange.ts'
import { useDeskToast } from '../../toasts/deskToast.ts'

/** Signs out of this browser, and removes what it has kept. */
export function useSignOut(): () => void {
  const toast = useDeskToast()
  return async () => {
    const { isDone, status } = await sendChange('DELETE', deskApi.session)
    if (!isDone && status !== 401) return toast.failed(deskWording.changes.failed)
    await forgetKept()
    // A new document: nothing of the old session stays in memory.
    window.location.assign(deskPaths.signIn)
  }
}

/** Removes what the service worker has kept of people's requests, and what was typed and not saved. */
async function forgetKept(): Promise<void> {
  sessionStorage.clear()
  if (!('caches' in window)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('desk-data')).map((name) => caches.delete(name)))
}
