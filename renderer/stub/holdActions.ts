/** How long a submitted form waits for hydration, in milliseconds. */
const submitTimeout = 3000

/**
 * Repeats after hydration what the visitor did before it: a click on a button, once however often it was clicked, and a
 * submitted form. After a timeout the form is posted without script. What works without script is left to the browser: links,
 * fields, summaries, a button that opens a popover, a form with a field still missing.
 *
 * @param start hydrates the page; its promise is rejected when that fails, and settles after the release
 * @returns releases: from then on events reach the page
 */
export function holdActions(start: () => Promise<void>): () => void {
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
    if (!(event.target instanceof Element)) return
    if (event.target.closest('a')) return closePopover(event.target)
    const button = event.target.closest('button')
    if (!button || button.form || button.popoverTargetElement || !hold(event, button)) return
    start().then(
      () => button.isConnected && button.click(),
      () => {},
    )
  }

  function submit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement
    if (!hold(event, form)) return
    const timedOut = new Promise((_, reject) => setTimeout(reject, submitTimeout))
    Promise.race([start(), timedOut]).then(
      () => form.requestSubmit(event.submitter),
      () => form.submit(),
    )
  }

  const options = { capture: true, signal: holding.signal }
  addEventListener('click', click, options)
  addEventListener('submit', submit, options)
  return () => holding.abort()
}

/** A link to a section of the same page would leave its menu open. */
function closePopover(link: Element) {
  link.closest<HTMLElement>('[popover]')?.hidePopover?.()
}
