type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsIn = (root: Element) => [...root.querySelectorAll<Field>('input, textarea, select')]

/** Whether the visitor has changed a field. */
const isChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue ||
      (field instanceof HTMLInputElement && field.checked !== field.defaultChecked)

/** Finds the element in the place of a removed one: the field of the same name, or the control with the same link or text. */
function successorOf(removed: Element, root: Element): HTMLElement | undefined {
  const key = (element: Element) => {
    const { name = '', type = '', value = '', href = '' } = element as HTMLInputElement & HTMLAnchorElement
    const choice = type === 'radio' || type === 'checkbox' ? value : ''
    return [element.tagName, element.id, name, choice, href, name ? '' : element.textContent].join()
  }
  const wanted = key(removed)
  return [...root.querySelectorAll<HTMLElement>(removed.tagName)].find((element) => key(element) === wanted)
}

/** Writes into a field as the visitor would: React sees the event, but no assignment. */
function copyInput(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === 'radio' || from.type === 'checkbox') {
      if (from.checked !== to.checked) to.click()
      return
    }
    if (from.type === 'file') to.files = from.files
  }
  // React replaces the setter of the element itself.
  if (from.type !== 'file')
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value)
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }))
}

/** The part of the page in the middle of the screen, and its distance from the top of the screen in pixels. */
function partInView() {
  const parts = [...document.querySelectorAll('main > *, footer')]
  const tops = parts.map((part) => part.getBoundingClientRect().top)
  const index = tops.findLastIndex((top) => top < window.innerHeight / 2)
  return { index, top: tops[index] }
}

/**
 * Keeps what the visitor types, chooses, focuses and looks at while React hydrates. A password manager, a grammar checker or a
 * translator may have changed the document: React then renders a section, or all of the page, anew with empty fields. A removed field
 * still has its values.
 *
 * @returns a function to call after React has rendered a part anew
 */
export function preserveInput(root: HTMLElement): () => void {
  let fields = fieldsIn(root)
  let focused = document.activeElement
  let inView = partInView()
  document.addEventListener('focusin', ({ target }) => {
    focused = target as Element
  })
  window.addEventListener(
    'scroll',
    () => {
      inView = partInView()
    },
    { passive: true },
  )

  return () => {
    for (const field of fields) {
      const successor = field.isConnected || !isChanged(field) ? undefined : successorOf(field, root)
      if (successor) copyInput(field, successor as Field)
    }
    fields = fieldsIn(root)
    if (focused?.isConnected === false) moveFocus(focused, successorOf(focused, root))
    const now = document.querySelectorAll('main > *, footer')[inView.index]?.getBoundingClientRect().top
    if (now !== undefined && inView.top !== undefined)
      window.scrollBy({ top: now - inView.top, behavior: 'instant' })
  }
}

function moveFocus(from: Element, to: HTMLElement | undefined): void {
  to?.focus({ preventScroll: true })
  const isText = to instanceof HTMLTextAreaElement || to instanceof HTMLInputElement
  const { selectionStart = null, selectionEnd = null } = from as Partial<HTMLInputElement>
  // Fields for numbers, dates and email addresses have no selection.
  if (isText && selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd)
}
