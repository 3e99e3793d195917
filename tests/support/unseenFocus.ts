/**
 * Runs in the page, and can use nothing that is outside of it. Moves the focus through everything that takes it, down and up
 * again, and names what is not seen then: without a ring, outside the screen, behind something, or under the header. A key must
 * have been pressed in this document before, as the browser shows the focus to those alone who use keys.
 *
 * @param known the places of parts whose contents need no second look; without them, the focus is looked at where it is
 */
export function findUnseenFocus(known?: readonly number[]): string[] {
  const focused = document.activeElement
  if (!known) return focused instanceof HTMLElement ? faultsOf(focused) : []
  const elements = [document.body, ...document.body.querySelectorAll('*')]
  const parts = known.map((place) => elements[place])
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select, summary, [tabindex]',
    ),
  ].filter(takesFocus)
  const own = stops.filter((stop) => !parts.some((part) => part?.contains(stop)))
  const faults = new Set<string>()
  for (const stop of [...own, ...own.toReversed()]) {
    stop.focus()
    for (const fault of faultsOf(stop)) faults.add(fault)
  }
  // The skip link would lie over the header.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo({ top: 0, behavior: 'instant' })
  return [...faults, ...(stops.length > 0 ? [] : ['nothing takes the focus'])]

  function takesFocus(element: HTMLElement): boolean {
    // Of a group of radio buttons the chosen one stands for all.
    const isOther = element instanceof HTMLInputElement && element.type === 'radio' && !element.checked
    const isVisible = element.checkVisibility({ visibilityProperty: true })
    return element.tabIndex >= 0 && isVisible && !element.matches(':disabled') && !isOther
  }

  function faultsOf(stop: HTMLElement): string[] {
    const name = `${stop.tagName} ${stop.getAttribute('aria-label') ?? stop.textContent?.trim().slice(0, 40)}`
    return findFaults(stop).map((fault) => `focused, ${name} ${fault}`)
  }

  function findFaults(stop: HTMLElement): string[] {
    if (document.activeElement !== stop) return ['does not take it']
    const [box] = stop.getClientRects()
    if (!box) return ['has no box']
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const isCovered = top !== null && !stop.contains(top) && !top.contains(stop)
    const header = document.querySelector('header')
    const isBelow = header?.contains(stop) || box.top >= (header?.getBoundingClientRect().bottom ?? 0)
    return [
      hasRing(stop) ? [] : 'has no ring',
      top ? [] : 'is outside the screen',
      isCovered ? `is behind ${top.tagName}` : [],
      isBelow || getComputedStyle(stop).position === 'fixed' ? [] : 'begins behind the header',
    ].flat()
  }

  /** Its own, or one next to it that is not there without the focus. */
  function hasRing(stop: HTMLElement): boolean {
    if (isSeen(stop) && isRing(getComputedStyle(stop))) return true
    const rings = countRingsNear(stop)
    stop.blur()
    const otherRings = countRingsNear(stop)
    stop.focus({ preventScroll: true })
    return rings > otherRings
  }

  function countRingsNear(stop: HTMLElement): number {
    const frame = stop.parentElement ?? stop
    const styles = [frame, ...frame.querySelectorAll('*')]
      .filter(isSeen)
      .flatMap((element) => [null, '::before', '::after'].map((part) => getComputedStyle(element, part)))
    return [...styles, ...(isSeen(stop) ? thumbStyles(stop) : [])].filter(isRing).length
  }

  /** No browser tells how a thumb looks: what the rules for it say. */
  function thumbStyles(stop: HTMLElement): CSSStyleDeclaration[] {
    const thumb = '::-webkit-slider-thumb'
    return [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(
        ({ selectorText }) => selectorText.endsWith(thumb) && stop.matches(selectorText.replace(thumb, '')),
      )
      .map(({ style }) => style)
  }

  function isRing({ content, outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration): boolean {
    const isOpaque = outlineColor.startsWith('rgb(')
    return content !== 'none' && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && isOpaque
  }

  function isSeen(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
}
