/** How long a submitted form waits for hydration, in milliseconds. */
const submitTimeout = 3000

/**
 * Repeats after hydration what the visitor did before it: a click on a button, once however often it was clicked, and a
 * submitted form. After a timeout the form is left to the browser. What works without script is left to the browser: links,
 * fields, summaries, a form with a field still missing.
 *
 * @param start hydrates the page; its promise is rejected when that fails, and settles after the release
 * @param within the page, or the part to hydrate
 * @returns stops holding events
 */
export function holdActions(start: () => Promise<void>, within: Element = document.body): () => void {
  const holding = new AbortController()
  const held = new Set<Element>()

  /** Keeps an event from the browser and from a page that is half hydrated. Returns whether it is the element's first. */
  function hold(event: Event, element: Element): boolean {
    event.preventDefault()
    event.stopImmediatePropagation()
    const isFirst = !held.has(element)
    held.add(element)
    return isFirst
  }

  function click(event: Event) {
    if (!(event.target instanceof Element) || !within.contains(event.target)) return
    // A link is left to the browser, unless it is a button once the page is hydrated.
    const control = event.target.closest<HTMLElement>('a, button')
    if (!control?.matches('button, [data-held]') || control.closest('form') || !hold(event, control)) return
    const repeat = () => control.isConnected && control.click()
    // Without script the control does what it can: such a link leads somewhere.
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
  // On the window: React stops a click on what it has not hydrated at its root.
  addEventListener('click', click, options)
  addEventListener('submit', submit, options)
  return () => holding.abort()
}
