/** How long a form that was sent waits for the page to come alive, in milliseconds. */
const patience = 3000

/**
 * Does what the visitor did too early once the page is alive: a click on a button, once however often it was clicked, and
 * the form they sent. The form waits a few seconds at most and is then posted the ordinary way. What works by itself is
 * left to the browser: links, fields, summaries, a button that opens a popover, a form with a field still missing.
 *
 * @param start brings the page to life; its promise fails when it cannot, and settles after the release
 * @returns lets go: from then on the page minds its own clicks
 */
export function holdActions(start: () => Promise<void>): () => void {
  const holding = new AbortController()
  const held = new Set<Element>()

  /** Keeps an action from the browser, and from a page that is half alive; says whether it is the first of its kind. */
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
    const tooLong = new Promise((_, reject) => setTimeout(reject, patience))
    Promise.race([start(), tooLong]).then(
      () => form.requestSubmit(event.submitter),
      () => form.submit(),
    )
  }

  const options = { capture: true, signal: holding.signal }
  addEventListener('click', click, options)
  addEventListener('submit', submit, options)
  return () => holding.abort()
}

/** A link that leads to a place on the same page leaves the menu it stands in open. */
function closePopover(link: Element) {
  link.closest<HTMLElement>('[popover]')?.hidePopover?.()
}
