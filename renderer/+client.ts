// The stub, the only script that runs before the visitor does something. The page works without React, which is loaded at the first
// intent that needs it, or in a quiet moment. Until then links are the browser's own.
import { showScrollState } from '#components/header/scrollState.ts'
import {
  hydratedAttribute,
  ifAllowed,
  nearAttribute,
  sentQuoteKey,
  withoutScript,
} from '#components/session/stubContract.ts'
import { linksInView, watchLinksInView } from './navigation/linksInView.ts'
import { holdActions } from './stub/holdActions.ts'
import { notePost, rememberVisit, restoreEntry } from './stub/visit.ts'
import { whenWanted } from './stub/whenWanted.ts'

const { documentElement: html } = document
let hydrated: ReturnType<typeof hydrate> | undefined
let stopWaiting = () => {}
let stopWatching = () => {}

function start() {
  if (!hydrated) {
    hydrated = hydrate()
    // Reported already.
    hydrated.catch(() => {})
  }
  return hydrated
}

async function hydrate() {
  stopWaiting()
  fetchAhead('auto')
  // A separate import, so that the browser evaluates React in a task of its own.
  import('./evaluateReact.ts').catch(() => {})
  try {
    const main = await import('./main.tsx')
    const press = await main.hydrate()
    stopWatching()
    html.setAttribute(hydratedAttribute, '')
    return press
  } catch (error) {
    // The page works without script, with every answer open; the next page load tries again.
    for (const name in withoutScript) html.setAttribute(name, '')
    console.warn(error)
    throw error
  } finally {
    releaseActions()
  }
}

/** Fetches the files of the page (pageHtml.tsx) into the HTTP cache, each in a task of its own. `import()` would evaluate them, too. */
function fetchAhead(priority: RequestPriority) {
  const files = document.getElementById('root')?.dataset.files?.split(' ') ?? []
  for (const file of files) setTimeout(() => fetch(file, { priority }).catch(() => {}))
}

/** Marks links for the speculation rules (build/siteFiles.ts). */
function markLinks(links: readonly HTMLAnchorElement[]) {
  for (const link of links) link.setAttribute(nearAttribute, '')
}

// Not at once: reading a position would lay the page out before its fonts are there, and again with them.
requestAnimationFrame(showScrollState)
for (const event of ['scroll', 'resize']) addEventListener(event, showScrollState, { passive: true })
notePost()
restoreEntry()
// The browser follows links to sections until React Router does (navigation/useArrival.ts). A load with a fragment scrolls at once.
addEventListener('load', () => {
  if (!hydrated && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    html.style.scrollBehavior = 'smooth'
})
const releaseActions = holdActions(start)

/** A document that the browser prerenders is no visit yet. */
function begin() {
  // In a separate task: the first read of session storage blocks the page until another process answers.
  setTimeout(() => {
    rememberVisit()
    if (ifAllowed((storage) => storage[sentQuoteKey])) start()
  })
  stopWaiting = whenWanted(start, () => {
    fetchAhead('low')
    markLinks(linksInView())
    stopWatching = watchLinksInView(markLinks)
  })
}
if ('prerendering' in document && document.prerendering)
  document.addEventListener('prerenderingchange', begin, { once: true })
else begin()
