import { isWeakConnection } from '#components/api/connection.ts'
import { heldSelector } from '#components/session/stubContract.ts'

/** Controls that need script, or work better with it. */
const controls = `form, input, textarea, button, ${heldSelector}`
const intents = ['pointermove', 'pointerdown', 'keydown', 'focusin']

/** How long the visitor reads without scrolling before the page is hydrated by itself, in milliseconds. */
const quietTime = 3000

/**
 * Calls `start` when a control is used, or in a quiet moment: while the visitor scrolls to a link or taps it, the evaluation of React would
 * delay the next page. On a weak connection not in a quiet moment, but once a control is scrolled near.
 *
 * @param start may be called repeatedly
 * @param preload called once the page is loaded, on a good connection
 * @returns stops waiting
 */
export function whenWanted(start: () => void, preload: () => void): () => void {
  const controller = new AbortController()
  const options = { capture: true, passive: true, signal: controller.signal }
  const isWeak = isWeakConnection()
  let timer: ReturnType<typeof setTimeout> | undefined
  const waitForQuiet = () => {
    clearTimeout(timer)
    timer = setTimeout(startWhenIdle, quietTime, start)
  }
  const intend = (event: Event) => {
    if (!isStill(event) && event.target instanceof Element && event.target.closest(controls)) start()
    else if (timer && event.type === 'pointerdown') waitForQuiet()
  }
  for (const intent of intents) addEventListener(intent, intend, options)
  // Of a file, which the browser would open in the place of a page that is not hydrated.
  addEventListener('dragenter', start, options)
  addEventListener('scroll', () => (isWeak ? startNear(start) : timer && waitForQuiet()), options)
  if (!isWeak)
    whenLoaded(() => {
      preload()
      waitForQuiet()
    })
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}

/** After the load event, which may be over (in development, or prerendered), and the first paint, which the code would delay. */
function whenLoaded(action: () => void) {
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
