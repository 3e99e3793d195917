import { isWeakConnection, mayPrefetch } from '#components/api/connection.ts'
import { heldSelector } from '#components/session/stubContract.ts'

/** Controls that need script, or work better with it. */
const controls = `form, input, textarea, button, ${heldSelector}`
/** What the browser does by itself: the evaluation of React would delay it. */
const plain = `a:not(${heldSelector}), summary`

const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']

/** How long the visitor reads before the page is hydrated by itself, in milliseconds. */
const quietTime = 3000

/**
 * Calls `start` at the first intent, or in a quiet moment after the page is loaded and shown. With Save-Data or on 2g: only at an intent that needs
 * script, or when a control is scrolled near.
 *
 * @param start may be called repeatedly
 * @param preload called once the page is loaded, on a good connection
 * @returns stops waiting
 */
export function whenWanted(start: () => void, preload: () => void): () => void {
  const controller = new AbortController()
  const isWeak = isWeakConnection()
  for (const intent of intents)
    addEventListener(
      intent,
      (event) => {
        if (isStill(event)) return
        const element = event.target instanceof Element ? event.target : undefined
        if (isWeak ? element?.closest(controls) : !element?.closest(plain)) start()
        else if (intent === 'scroll') startNear(start)
      },
      { capture: true, passive: true, signal: controller.signal },
    )
  if (!isWeak)
    whenLoaded(() => {
      if (mayPrefetch()) preload()
      setTimeout(startWhenIdle, quietTime, start)
    })
  return () => controller.abort()
}

/** After the load event, which may be over: in development, and in a document that was prerendered. Then after the first paint. */
function whenLoaded(action: () => void) {
  // The code would delay the first paint of a slow phone, which can come after the load event.
  const later = () =>
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect()
      setTimeout(action)
    }).observe({ type: 'paint', buffered: true })
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}

/** Safari has no requestIdleCallback. Without a timeout, Chromium may wait for a frame that an idle page does not draw. */
const startWhenIdle = (start: () => void) => window.requestIdleCallback?.(start, { timeout: 500 }) ?? start()

/** Browsers dispatch a move without movement when a page appears under the pointer. */
function isStill(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent
  return type === 'pointermove' && !movementX && !movementY
}

let near: IntersectionObserver | undefined

/** Starts when a control is at most one screen away: a slow connection needs time to load the code. */
function startNear(start: () => void) {
  if (near) return
  near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start()
    },
    { rootMargin: '100%' },
  )
  for (const control of document.querySelectorAll(`main :is(${controls})`)) near.observe(control)
}
