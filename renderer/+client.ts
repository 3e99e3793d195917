/*
 * The only script a page starts with. Nothing on the first screen needs React: it comes when the visitor wants it, or
 * when the browser has nothing else to do. What they did meanwhile is not lost.
 */
import { holdActions } from './stub/holdActions.ts'
import { rememberSubject } from './stub/rememberSubject.ts'
import { whenWanted } from './stub/whenWanted.ts'

const [load]: readonly { name: string; type?: string }[] = performance.getEntriesByType('navigation')
/** The address that this document was loaded from. The address bar may say another page of the history by now. */
const shown = new URL(load?.name ?? location.href).pathname
let alive: Promise<void> | undefined

function start(): Promise<void> {
  if (!alive) {
    stopWaiting()
    alive = import('./main.tsx')
      .then((main) => main.comeAlive())
      .then(() => removeEventListener('popstate', showAddressed))
      .finally(letGo)
    alive.catch(reportUnreachable)
  }
  return alive
}

/** The page works without; the next page load tries again. */
function reportUnreachable(error: unknown) {
  console.warn('Without script:', error)
}

/** After a reload, entries of the history made before it change the address alone: nobody else would show their page. */
function showAddressed() {
  if (location.pathname !== shown) location.reload()
}

// Nobody can have gone back yet in a document that was newly asked for.
if (load?.type !== 'navigate') showAddressed()
rememberSubject()
addEventListener('popstate', showAddressed)
const letGo = holdActions(start)
const stopWaiting = whenWanted(start)
