import { heldSelector } from '#components/session/stubContract.ts'

/** How long a submitted form waits for hydration, in milliseconds. */
const submitTimeout = 3000

/**
 * Holds actions before hydration and repeats them afterwards: a click on a button (once, after any number of clicks) and a submit.
 * After a timeout the browser submits the form, or names the empty field. The browser handles links, fields and summaries, which
 * work without script.
 *
 * @param start hydrates the page; its promise is rejected when that fails
 * @returns stops holding events
 */
export function holdActions(start: () => Promise<void>): () => void {
  const controller = new AbortController()
  const held = new Set<Element>()
  let released: Element | undefined

  /** Stops an event, for the browser and for the partly hydrated page. Returns whether it is the first event of the element. */
  function hold(event: Event, element: Element): boolean {
    event.preventDefault()
    event.stopImmediatePropagation()
    const isFirst = !held.has(element)
    held.add(element)
    return isFirst
  }

  function click(event: MouseEvent) {
    // The browser follows a link, unless hydration makes it a button.
    const control = (event.target as Element).closest<HTMLElement>(`${heldSelector}, button:not(form *)`)
    if (!control || event.metaKey || event.ctrlKey || !hold(event, control)) return
    const repeat = () => control.isConnected && control.click()
    // Hydration failed: the control does what it does without script, such as following its link.
    start().then(repeat, repeat)
  }

  /** Handles `submit` of a form, and `invalid` of each of its invalid fields. */
  function submit(event: Event & { submitter?: HTMLElement | null }) {
    const form = (event.target as HTMLInputElement).form ?? (event.target as HTMLFormElement)
    if (form === released || !hold(event, form)) return
    const button = event.submitter ?? form.querySelector<HTMLElement>('[type=submit]')
    const timedOut = new Promise((_, reject) => setTimeout(reject, submitTimeout))
    Promise.race([start(), timedOut])
      .catch(() => {
        released = form
      })
      // A click, at which React hydrates the form; at a submit it would not.
      .then(() => button?.click())
  }

  const options = { capture: true, signal: controller.signal }
  // On the window: React stops clicks on dehydrated elements at its root.
  addEventListener('click', click, options)
  addEventListener('submit', submit, options)
  addEventListener('invalid', submit, options)
  return () => controller.abort()
}
