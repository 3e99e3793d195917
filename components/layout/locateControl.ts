/** A control, and how to find the one in its place: of the controls with this key, the one with this index. */
export function locate<Control extends Element>(element: Control) {
  const key = keyOf(element)
  return { element, key, index: controlsLike(element, key).indexOf(element) }
}

/** Without the text of a link, and of the button that sends: a translator may have changed it. */
function keyOf(control: Element): string {
  const { id, name = '', type = '', value = '', href = '' } = control as HTMLInputElement & HTMLAnchorElement
  const choice = type === 'radio' || type === 'checkbox' ? value : ''
  const text = name || href || type === 'submit' ? '' : control.textContent
  return [id, name, choice, href, control.ariaLabel, text].join()
}

const controlsLike = (control: Element, key: string): Element[] =>
  [...document.querySelectorAll(control.tagName)].filter((other) => keyOf(other) === key)

/** The control itself, or the one in the place of a removed one. */
export function current({ element, key, index }: ReturnType<typeof locate>): HTMLElement | undefined {
  const found = element.isConnected ? element : controlsLike(element, key)[Math.max(index, 0)]
  return found as HTMLElement | undefined
}
