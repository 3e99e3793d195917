/** How long a submitted form waits for hydration, in milliseconds. */
const submitTimeout = 3000

/**
 * Repeats actions from before hydration after it: a click on a button (once, however often it was clicked) and a submit. After a
 * timeout the browser submits the form. The browser also handles what works without script: links, fields, summaries, and a form
 * with an empty required field.
 *
 * @param start hydrates the page; its promise is rejected when that fails, and settles after the release
 * @param within the page, or the part to hydrate
 * @returns stops holding events
 */
export function holdActions(start: () => Promise<void>, within: Element = document.body): () => void {
  const holding = new AbortController()
  const held = new Set<Element>()

  /** Stops an event before the browser and the partly hydrated page. Returns whether it is the first one for the element. */
  function hold(event: Event, element: Element): boolean {
    event.preventDefault()
    event.stopImmediatePropagation()
    const isFirst = !held.has(element)
    held.add(element)
    return isFirst
  }

  function click(event: MouseEvent) {
    const { target, metaKey, ctrlKey } = event
    if (!(target instanceof Element) || !within.contains(target) || metaKey || ctrlKey) return
    // The browser follows a link, unless hydration makes it a button.
    const control = target.closest<HTMLElement>('a, button')
    if (!control?.matches('button, [data-held]') || control.closest('form') || !hold(event, control)) return
    const repeat = () => control.isConnected && control.click()
    // Hydration failed: the control does what it does without script, such as following its link.
    start().then(repeat, repeat)
  }

  function submit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement
    if (!within.contains(form) || !hold(event, form)) return
    const timedOut = new Promise((_, reject) => setTimeout(reject, submitTimeout))
    Promise.race([start(), timedOut])
      .catch(() => holding.abort())
      .then(() => form.requestSubmit(event.submitter))
  }

  const options = { capture: true, signal: holding.signal }
  // On the window: React stops clicks on dehydrated elements at its root.
  addEventListener('click', click, options)
  addEventListener('submit', submit, options)
  return () => holding.abort()
}
