import { heldSelector } from '#components/session/stubContract.ts'

/** How long a submitted form waits for hydration, in milliseconds. */
const submitTimeout = 3000

const click = (control: HTMLElement) => control.click()

/**
 * Holds actions before hydration and repeats them afterwards: a click on a button (once, after any number of clicks) and a submit.
 * After a timeout the browser submits the form, or names the empty field. The browser handles links, fields and summaries, which
 * work without script.
 *
 * @param start hydrates the page, and resolves with a way to press what React may have rendered anew; its promise is rejected when
 *   that fails
 * @returns stops holding events
 */
export function holdActions(start: () => Promise<typeof click>): () => void {
  const controller = new AbortController()
  const held = new Set<Element>()
  let released: Element | undefined

  /** Stops an event, for the browser and for the partly hydrated page, and repeats the first one of a control. */
  function hold(event: Event, control: HTMLElement, timeout?: number) {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (held.has(control)) return
    held.add(control)
    const timedOut = new Promise<never>((_, reject) => timeout && setTimeout(reject, timeout))
    Promise.race([start(), timedOut])
      // The control does what it does without script, such as following its link.
      .catch(() => click)
      .then((press) => {
        released = control
        press(control)
      })
  }

  function holdClick(event: MouseEvent) {
    // The browser follows a link, unless hydration makes it a button.
    const control = (event.target as Element).closest<HTMLElement>(`${heldSelector}, button:not(form *)`)
    if (control && !event.metaKey && !event.ctrlKey) hold(event, control)
  }

  /** Handles `submit` of a form, and `invalid` of each of its invalid fields, as a click: at a submit React would not hydrate the form. */
  function holdSubmit(event: Event) {
    const { form = event.target } = event.target as HTMLInputElement
    const button = (form as HTMLFormElement).querySelector<HTMLElement>('[type=submit]')
    if (button && button !== released) hold(event, button, submitTimeout)
  }

  const options = { capture: true, signal: controller.signal }
  // On the window: React stops clicks on dehydrated elements at its root.
  addEventListener('click', holdClick, options)
  addEventListener('submit', holdSubmit, options)
  addEventListener('invalid', holdSubmit, options)
  return () => controller.abort()
}
