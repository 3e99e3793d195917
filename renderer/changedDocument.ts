import { current, locate } from '#components/layout/locateControl.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Whether the visitor has changed a field. */
const isChanged = (field: Field): boolean =>
  field.value !== field.defaultValue ||
  (field instanceof HTMLInputElement && field.checked !== field.defaultChecked)

/** Writes into a field as the visitor would: React sees the event, but no assignment. */
function copyInput(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.checked !== to.checked) to.click()
    if (from.type === 'file') to.files = from.files
  }
  // React replaces the setter of the element itself.
  if (from.type !== 'file')
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value)
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }))
}

/** The distances of the page's parts from the top of the screen in pixels, from below: what other programs add stands above. */
const partTops = () =>
  [...document.querySelectorAll('main > *, footer')].map((part) => part.getBoundingClientRect().top).reverse()

/**
 * Keeps what the visitor types, chooses, focuses, presses and looks at while React hydrates. A password manager, a grammar checker or a
 * translator may have changed the document: React then renders a section, or all of the page, anew with empty fields. A removed field
 * still has its values.
 */
export function preserveInput(root: HTMLElement) {
  const locateFields = () => [...root.querySelectorAll<Field>('input, textarea')].map(locate)
  let fields = locateFields()
  let focused = locate(document.activeElement ?? root)
  let pressed: ReturnType<typeof locate> | undefined
  let tops = partTops()
  document.addEventListener('focusin', ({ target }) => {
    focused = locate(target as Element)
  })
  const measure = () => {
    tops = partTops()
  }
  addEventListener('scroll', measure, { passive: true })

  return {
    /** Clicks a control, or the one in its place. If the click makes React render it anew, `restore` clicks again. */
    press(control: HTMLElement) {
      const there = current(control === focused.element ? focused : locate(control)) ?? control
      pressed = locate(there)
      there.click()
    },
    /** Call it after React has rendered a part anew. */
    restore() {
      for (const field of fields) {
        const now = current(field)
        if (now && now !== field.element && isChanged(field.element)) copyInput(field.element, now as Field)
      }
      fields = locateFields()
      if (!focused.element.isConnected) moveFocus(focused.element, current(focused))
      // The part in the middle of the screen stays there.
      const part = tops.findIndex((top) => top < innerHeight / 2)
      scrollBy({ top: (partTops()[part] ?? 0) - (tops[part] ?? 0), behavior: 'instant' })
      if (!pressed || pressed.element.isConnected) return
      const again = current(pressed)
      pressed = undefined
      // The form takes up the subject of the quote first.
      setTimeout(() => again?.click())
    },
  }
}

function moveFocus(from: Element, to: HTMLElement | undefined): void {
  to?.focus({ preventScroll: true })
  const { selectionStart = null, selectionEnd = null } = from as Partial<HTMLInputElement>
  // Fields for numbers, dates and email addresses have no selection.
  if (to && selectionStart !== null) (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}

/**
 * Keeps React going on a translated page. The translation has replaced the text nodes that React still knows. Removing one of them,
 * or inserting before it, would throw, and React would empty the page. A text that changes still needs an element of its own:
 * otherwise the old translation stays.
 */
export function tolerateTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child
  }
}
