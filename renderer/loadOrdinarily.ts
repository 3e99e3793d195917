import { isAnswered } from '#components/api/isAnswered.ts'
import { reloadAsNew } from './scrollPositions.ts'

/** How long a server that does not answer is waited for, and how long between two questions, in milliseconds. */
const patience = 15_000
const pause = 250

/**
 * Has the browser load the page of the address bar, once the server answers there: one that restarts is away for a moment,
 * and all a browser has for that is a page of its own. Nobody waits for a line that is known to be down.
 *
 * @param pathname the page that is wanted; a visitor who has gone elsewhere meanwhile is left alone
 */
export async function loadOrdinarily(pathname: string): Promise<void> {
  const end = performance.now() + patience
  while (navigator.onLine && performance.now() < end && !(await isAnswered(pathname, patience)))
    await new Promise((resolve) => setTimeout(resolve, pause))
  if (location.pathname === pathname) reloadAsNew()
}
