import { isAnswered } from '#components/api/isAnswered.ts'
import { reloadAtTop } from './scrollPositions.ts'

/** How long a restart of the server may take on a small, busy machine, in milliseconds. */
const restartTimeout = 30_000
/** Timeout of one request, in milliseconds. */
const requestTimeout = 15_000
const retryDelay = 250

/**
 * Has the browser load the page of the address bar as a document, once the server answers: during a restart the browser would
 * show its own error page. Does not wait while the browser is offline.
 *
 * @param pathname of the wanted page; does nothing when the visitor has left it meanwhile
 */
export async function loadDocument(pathname: string): Promise<void> {
  const end = performance.now() + restartTimeout
  while (navigator.onLine && performance.now() < end && !(await isAnswered(pathname, requestTimeout)))
    await new Promise((resolve) => setTimeout(resolve, retryDelay))
  if (location.pathname === pathname) reloadAtTop()
}
