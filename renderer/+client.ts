/*
 * The stub, the only script that a page loads at first. The first screen works without React, which is loaded at the visitor's
 * first intent or after some seconds of reading. Clicks and submits are held meanwhile.
 */
import { holdActions } from './stub/holdActions.ts'
import { notePost } from './stub/notePost.ts'
import { rememberSource } from './stub/rememberSource.ts'
import { rememberSubject } from './stub/rememberSubject.ts'
import { whenWanted } from './stub/whenWanted.ts'

const [load]: readonly { name: string; type?: string }[] = performance.getEntriesByType('navigation')
/** Path the document was loaded from; after going back the address bar may already show another one. */
const loadedPath = new URL(load?.name ?? location.href).pathname
let hydrated: Promise<void> | undefined

function start(): Promise<void> {
  if (!hydrated) {
    stopWaiting()
    // A separate import, so that the browser evaluates React in a task of its own.
    import('./evaluateReact.ts').catch(() => {})
    hydrated = import('./main.tsx')
      .then((main) => main.hydrate())
      .then(() => removeEventListener('popstate', reloadOtherPage))
      .finally(releaseActions)
    hydrated.catch(reportUnreachable)
  }
  return hydrated
}

/** The page works without script, with every answer open; the next page load tries again. */
function reportUnreachable(error: unknown) {
  document.documentElement.dataset.scripting = 'none'
  console.warn(error)
}

/** In a separate task: the first read of session storage blocks the page until another process answers. */
function rememberVisit() {
  rememberSource()
  rememberSubject()
}

/** After a reload, Back changes the address bar only: this loads the page of that history entry. */
function reloadOtherPage() {
  if (location.pathname !== loadedPath) location.reload()
}

// After a navigation, the document and the address bar always agree.
if (load?.type !== 'navigate') reloadOtherPage()
setTimeout(rememberVisit)
notePost()
addEventListener('popstate', reloadOtherPage)
const releaseActions = holdActions(start)
const stopWaiting = whenWanted(start)
// Reloaded at the top: the page is hydrated to scroll to where it was left (navigation/scrollPositions.ts).
if (history.scrollRestoration === 'manual') start()
