/*
 * These run in the page, so that looking at everything on it takes few messages to the browser; none can use what is
 * outside of it.
 */

/** An element of the body: how many stand in it, and a digest of how it is styled and all its markup. */
export type Shape = { size: number; part: string | undefined }

/**
 * Every element of the body, in the document's order. How it is styled is what its markup says of it: its tag, its place among its
 * siblings and its attributes, but for what leads somewhere or is read, and the same of all it stands in.
 *
 * @param depth how deep, counted from the body, an element is a part of its own, from the header on; deeper ones go with theirs
 * @returns nothing when the body's markup is the same as when this was last asked of this document
 */
export function readNewShapes(depth: number): Shape[] | undefined {
  const asked = window as { lastMarkup?: string }
  const markup = document.body.outerHTML
  if (asked.lastMarkup === markup) return undefined
  asked.lastMarkup = markup
  const meaning =
    /^(href|src|srcset|sizes|alt|id|for|name|value|content|width|height|aria-(label|labelledby|describedby|controls))$/i
  const shapes: Shape[] = []
  const add = (element: Element, place: string, around: string, above: number) => {
    const attributes = [...element.attributes]
      .filter(({ name }) => !meaning.test(name))
      .map(({ name, value }) => `${name}=${value}`)
    const style = digest(`${around}>${element.tagName} ${place} ${attributes.join(' ')}`)
    const shape: Shape = {
      size: 1,
      part: above < 2 || above > depth ? undefined : digest(style + element.outerHTML),
    }
    shapes.push(shape)
    for (const [index, child] of [...element.children].entries()) {
      // All that our styles ask of a place: the first, the last, and the last one in a row of two or three.
      const end =
        child === element.firstElementChild ? 'first' : child === element.lastElementChild ? 'last' : ''
      shape.size += add(child, `${end}${index % 6}`, style, above + 1)
    }
    return shape.size
  }
  add(document.body, '', '', 0)
  return shapes

  /** FNV-1a of two seeds: a collision among a million is one in a thousand billion. */
  function digest(text: string): string {
    let [one, other] = [0x811c9dc5, 0x1b873593]
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      one = Math.imul(one ^ code, 0x01000193)
      other = Math.imul(other ^ code, 0x01000193) ^ (other >>> 15)
    }
    return (one >>> 0).toString(36) + (other >>> 0).toString(36)
  }
}

/**
 * How the words of the page look as it is now: each colour and size on each ground, with the place of the first element, among
 * the body's, whose words look so.
 *
 * @param known the places of parts whose words don't count
 */
export function readLooks(known: readonly number[]): [look: string, place: number][] {
  const parts = new Set(known)
  const looks = new Map<string, number>()
  let place = 0
  const add = (element: Element, below: string) => {
    if (parts.has(place)) {
      place += 1 + element.getElementsByTagName('*').length
      return
    }
    const { backgroundColor, backgroundImage, opacity, position, color, fontSize, fontWeight, textShadow } =
      getComputedStyle(element)
    const grounds = `${below}>${element.tagName}.${element.className} ${backgroundColor} ${backgroundImage} ${opacity} ${position}`
    const hasWords =
      element.matches('input, textarea, select') ||
      [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim())
    const isShown = element.checkVisibility({ visibilityProperty: true })
    const look = `${grounds} ${color} ${fontSize} ${fontWeight} ${textShadow}`
    if (hasWords && isShown && !looks.has(look)) looks.set(look, place)
    place += 1
    for (const child of element.children) add(child, grounds)
  }
  add(document.body, '')
  return [...looks]
}

/**
 * Which elements of the page are seen or read out, in short.
 *
 * @param known the places of parts whose contents don't count
 */
export function readShown(known: readonly number[]): string {
  const elements = [document.body, ...document.body.querySelectorAll('*')]
  const parts = new Set(known.map((place) => elements[place]))
  let shown = ''
  for (const [place, element] of elements.entries()) {
    if (element.parentElement && parts.has(element.parentElement)) parts.add(element)
    if (!parts.has(element) && element.checkVisibility({ visibilityProperty: true })) shown += ` ${place}`
  }
  return shown
}

/** What makes the page scroll sideways. */
export function findTooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  return [`it is ${scrollWidth} px wide`, ...wide.slice(0, 5)]
}

/** Pictures without words, without a size, or without a place although they are shown. */
export function findFaultyPictures(): string[] {
  return [...document.images].flatMap((picture) => {
    const { width, height } = picture.getBoundingClientRect()
    const faults = [
      picture.hasAttribute('alt') ? [] : 'has no words',
      picture.getAttribute('width') && picture.getAttribute('height') ? [] : 'has no size',
      picture.checkVisibility() && !(width > 0 && height > 0) ? 'takes no room' : [],
    ].flat()
    return faults.map((fault) => `the picture ${picture.getAttribute('src')} ${fault}`)
  })
}

/** Pictures that came, and that the browser cannot draw. Lazy ones that have not been asked for are not complete. */
export function findBrokenPictures(): string[] {
  return [...document.images]
    .filter(({ complete, currentSrc, naturalWidth }) => complete && currentSrc && naturalWidth === 0)
    .map(({ currentSrc }) => `the picture ${currentSrc} cannot be drawn`)
}
