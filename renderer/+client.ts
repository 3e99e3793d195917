/*
 * The only script a page starts with. Nothing on the first screen needs React: it comes at the visitor's first
 * intent, or when the browser has nothing else to do after the page has loaded.
 */
const intents = ['pointerover', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'scroll'] as const
const shown = location.pathname
let started = false

function start() {
  if (started) return
  started = true
  for (const intent of intents) window.removeEventListener(intent, start, true)
  import('./main.tsx')
    .then(({ comeAlive }) => comeAlive())
    .then(() => window.removeEventListener('popstate', showAddressed))
    .catch(reportUnreachable)
}

/** The page works without; the next page load tries again. */
function reportUnreachable(error: unknown) {
  console.warn('This page could not be brought to life; its links and forms work all the same.', error)
}

/** After a reload, entries of the history made before it change the address alone: nobody else would show their page. */
function showAddressed() {
  if (location.pathname !== shown) location.reload()
}

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
  else setTimeout(start, 1500)
}

/** What the visitor is looking at, for the page they go to: they may leave before this one is alive. */
function remember() {
  for (const { dataset, textContent } of document.querySelectorAll<HTMLElement>('[data-remember-as]')) {
    try {
      sessionStorage.setItem(dataset.rememberAs ?? '', textContent ?? '')
    } catch {
      // Storage is blocked: the next page is the same, but for this.
    }
  }
}

remember()
// Again when the page comes back as it was left.
window.addEventListener('pageshow', remember)
window.addEventListener('popstate', showAddressed)
for (const intent of intents) window.addEventListener(intent, start, { capture: true, passive: true })
if (document.readyState === 'complete') whenIdle()
else window.addEventListener('load', whenIdle, { once: true })
