import { isWeakConnection } from '#components/api/connection.ts'

const intents = ['pointermove', 'pointerdown', 'pointerup', 'keydown', 'focusin', 'scroll']

/** Selector of controls that need script, or work better with it. */
const controls = 'main :is(form, input, button, [data-held=photo])'
/** Selector of controls that work without script. */
const plain = 'a:not([data-held]), summary'

/**
 * Calls `start` at the first intent, or once the page is loaded, visible, read for a while and idle. With Save-Data or on 2g: only
 * at an intent that needs script, or when such a control is scrolled near.
 *
 * @param start may be called repeatedly
 * @returns stops waiting for intents
 */
export function whenWanted(start: () => void): () => void {
  const isWeak = isWeakConnection()
  const controller = new AbortController()
  let isObserving = false

  for (const intent of intents)
    addEventListener(
      intent,
      (event) => {
        if (isStill(event)) return
        if (!isWeak || isIntent(event)) start()
        else if (intent === 'scroll' && !isObserving) {
          isObserving = true
          whenNear(start)
        }
      },
      { capture: true, signal: controller.signal },
    )
  if (!isWeak) whenIdle(start)

  return () => controller.abort()
}

/** Browsers dispatch a move without movement when a page appears under the pointer. */
function isStill(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent
  return type === 'pointermove' && !movementX && !movementY
}

function isIntent(event: Event): boolean {
  const { type, target } = event
  if (type === 'scroll' || !(target instanceof Element)) return false
  // A touch may begin a scroll; only pointerup is a tap.
  const mayScroll = type !== 'pointerup' && (event as PointerEvent).pointerType === 'touch'
  return mayScroll ? !!target.closest(controls) : !target.closest(plain)
}

/** Starts when a control is at most one screen away: a slow connection needs time to load the code. */
function whenNear(start: () => void) {
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start()
    },
    { rootMargin: '100%' },
  )
  for (const control of document.querySelectorAll(controls)) near.observe(control)
}

/**
 * Reading time before hydration starts by itself, in milliseconds. Most visitors touch, scroll or move a pointer earlier; after
 * this time a slow processor is idle.
 */
const reading = 3000

function whenIdle(start: () => void) {
  // Safari has no requestIdleCallback. Without a timeout, Chromium may wait for a frame that an idle page does not draw.
  const startWhenIdle = () => window.requestIdleCallback?.(start, { timeout: 500 }) ?? start()
  // A background tab gets no animation frames.
  const read = () => requestAnimationFrame(() => setTimeout(startWhenIdle, reading))
  // On a built page this script runs before the load event; in development it may run after the event.
  if (import.meta.env.DEV && document.readyState === 'complete') read()
  else addEventListener('load', read)
}
