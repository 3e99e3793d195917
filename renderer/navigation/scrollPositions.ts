import type { Location } from 'react-router-dom'
import { sessionValue } from '#components/session/sessionValue.ts'

const stored = sessionValue('scrollPositions')

/**
 * Scroll position of each history entry, in pixels, by React Router's key. Undefined until the stored positions are read: an
 * earlier scroll event would overwrite the position to restore.
 */
let positions: Map<string, number> | undefined

/** Entries that React Router did not push, such as plain fragment links, share one key: the URL tells them apart. */
export const entryKey = ({ key, pathname, hash }: Pick<Location, 'key' | 'pathname' | 'hash'>): string =>
  key === 'default' ? `${key} ${pathname}${hash}` : key

export const scrollPosition = (entry: string): number | undefined => positions?.get(entry)

export function rememberScrollPosition(entry: string): void {
  // To an entry whose page was left before hydration, the browser scrolls by itself, while the page of this entry is still shown.
  if (history.scrollRestoration === 'manual') positions?.set(entry, window.scrollY)
}

/** Has this module restore the position of the current history entry, in place of the browser. */
export function restoreByScript(): void {
  history.scrollRestoration = 'manual'
}

/**
 * Within the site this module restores the scroll position; on a page load the browser does, and the positions wait in
 * the tab's storage for the pages before and after.
 *
 * @param entry key of the page that was loaded
 * @returns gives scroll restoration back to the browser
 */
export function keepScrollPositions(entry: string): () => void {
  positions ??= new Map(storedPositions())
  const kept = positions
  // Restoration is manual after a reload by reloadAtTop, and the page is unscrolled.
  if (history.scrollRestoration === 'manual' && window.scrollY === 0) {
    const leftAt = kept.get(entry)
    if (leftAt !== undefined) window.scrollTo({ top: leftAt, behavior: 'instant' })
    else document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' })
  }
  kept.set(entry, window.scrollY)

  const release = () => {
    stored.write(JSON.stringify([...kept]))
    history.scrollRestoration = 'auto'
  }
  restoreByScript()
  window.addEventListener('pageshow', restoreByScript)
  window.addEventListener('pagehide', release)
  return () => {
    window.removeEventListener('pageshow', restoreByScript)
    window.removeEventListener('pagehide', release)
    release()
  }
}

/**
 * Loads the document of the current URL, without the scroll position of the previous page. A section that the URL names is shown by
 * the browser, unless the history entry was scrolled before.
 */
export function reloadAtTop(): void {
  const { pathname, hash } = location
  const entry = entryKey({ key: history.state?.key ?? 'default', pathname, hash })
  if (hash && scrollPosition(entry) === undefined) {
    // A document is loaded only if more than the fragment changes.
    history.replaceState(null, '', `${pathname}?${hash}`)
    location.replace(pathname + hash)
    return
  }
  // After the listener above, which resets scroll restoration.
  window.addEventListener('pagehide', restoreByScript, { once: true })
  location.reload()
}

function storedPositions(): [string, number][] {
  try {
    const entries: unknown = JSON.parse(stored.read() ?? '[]')
    return Array.isArray(entries) ? entries.filter(isPosition) : []
  } catch {
    // The stored text is not valid JSON: there are no positions to restore.
    return []
  }
}

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
