/**
 * Runs in the page. Focuses every focusable element, down and up again, and names the hidden ones: without a ring that contrasts
 * with its background, outside the screen, covered, or under the header. A key must have been pressed in this document before:
 * browsers show focus rings only to visitors who use the keyboard.
 */
export function findHiddenFocus(): string[] {
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select, summary, [tabindex]',
    ),
  ].filter(takesFocus)
  const faults = new Set<string>()
  for (const stop of [...stops, ...stops.toReversed()]) {
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

  /** True for a ring on the control, or on a neighbour only while the control has focus. */
  function hasRing(stop: HTMLElement): boolean {
    if (isSeen(stop) && isRing(getComputedStyle(stop), stop.parentElement)) return true
    const rings = countRingsNear(stop)
    stop.blur()
    const otherRings = countRingsNear(stop)
    stop.focus({ preventScroll: true })
    return rings > otherRings
  }

  function countRingsNear(stop: HTMLElement): number {
    const frame = stop.closest('label') ?? stop.parentElement ?? stop
    const seen = [frame, ...frame.querySelectorAll('*')].filter(isSeen)
    const rings = [
      ...seen.filter((element) => isRing(getComputedStyle(element), element.parentElement)),
      ...seen.flatMap((element) =>
        ['::before', '::after'].filter((part) => isRing(getComputedStyle(element, part), element)),
      ),
      ...(isSeen(stop) ? thumbStyles(stop) : []).filter((style) => isRing(style, stop)),
    ]
    return rings.length
  }

  /** Browsers do not report a thumb's computed style, so this reads its CSS rules. */
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

  /** @param below parent of the styled element, or element of the styled part */
  function isRing(style: CSSStyleDeclaration, below: Element | null): boolean {
    const { content, outlineStyle, outlineWidth, outlineColor } = style
    const isOpaque = outlineColor.startsWith('rgb(')
    const isDrawn = content !== 'none' && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    return isDrawn && isOpaque && contrasts(outlineColor, groundsOf(style, below))
  }

  /** True over a picture, because contrast cannot be computed there. */
  function contrasts(colour: string, grounds: readonly (string | undefined)[]): boolean {
    return grounds.some((ground) => ground === undefined || contrast(colour, ground) >= 3)
  }

  /** Colours next to an outline: its background, and a shadow that frames the element. */
  function groundsOf(style: CSSStyleDeclaration, below: Element | null): (string | undefined)[] {
    const isInside = Number.parseFloat(style.outlineOffset) < 0
    const [frame] = /^rgb\([^)]*\)(?= 0px 0px 0px [1-9])/.exec(style.boxShadow) ?? []
    return [groundOf(isInside ? style : undefined, below), ...(frame ? [frame] : [])]
  }

  /** The nearest background colour, also under a pattern; undefined if a picture without a colour is nearer. */
  function groundOf(style: CSSStyleDeclaration | undefined, below: Element | null): string | undefined {
    if (style && !/^(rgba\(.*, 0\)|)$/.test(style.backgroundColor)) return style.backgroundColor
    if (style && !/^(none|)$/.test(style.backgroundImage)) return undefined
    return below ? groundOf(getComputedStyle(below), below.parentElement) : 'rgb(255, 255, 255)'
  }

  /** The contrast ratio of WCAG 2. */
  function contrast(one: string, other: string): number {
    const [dark = 0, light = 0] = [one, other].map(luminance).toSorted((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }

  function luminance(colour: string): number {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  function isSeen(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
}
