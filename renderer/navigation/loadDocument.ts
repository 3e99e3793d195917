import { isAnswered } from '#components/api/isAnswered.ts'
import { reloadAtTop } from './scrollPositions.ts'

/** How long a restart of the server may take on a small, busy machine, in milliseconds. */
const restartTimeout = 30_000
/** Timeout of one request, in milliseconds. */
const requestTimeout = 15_000
const retryDelay = 250

/**
 * Waits until the server answers for the page of the address bar, at most for `restartTimeout`. Does not wait while the browser is
 * offline.
 */
export async function isServerBack(pathname: string): Promise<boolean> {
  const end = performance.now() + restartTimeout
  while (navigator.onLine && location.pathname === pathname && performance.now() < end) {
    if (await isAnswered(pathname, requestTimeout)) return true
    await new Promise((resolve) => setTimeout(resolve, retryDelay))
  }
  return false
}

/**
 * Has the browser load the page of the address bar as a document.
 *
 * @param pathname of the wanted page; does nothing when the visitor has left it meanwhile
 */
export function loadDocument(pathname: string): void {
  if (location.pathname === pathname) reloadAtTop()
}
