import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import {
  entryKey,
  keepScrollPositions,
  rememberScrollPosition,
  restoreByScript,
  scrollPosition,
} from './scrollPositions.ts'
import { isInView } from './usePrefetching.ts'

/** The link that had the focus last, by history entry: its URL, and its place among the links with this URL. */
const focusedLinks = new Map<string, { url: string; place: number } | undefined>()

const linksTo = (url: string): HTMLElement[] => [...document.links].filter((link) => link.href === url)

/**
 * Scrolls to the target of a navigation: the top, the section named in the URL, or, after Back and Forward, the previous
 * position. Moves the focus there, or to the link that had it, and announces the new page's title, as a page load would.
 *
 * @param announcement a live region
 * @param title of the page on the screen
 * @param next pathname of the next page if that is on the screen already (useTouchedPage.ts)
 */
export function useScrollAndFocus(
  announcement: RefObject<HTMLElement | null>,
  title: string,
  next: string | undefined,
): void {
  const location = useLocation()
  const isPop = useNavigationType() === 'POP'
  const entry = entryKey(location)
  const shown = useRef({ entry, pathname: location.pathname, next })

  useEffect(() => keepScrollPositions(shown.current.entry), [])

  useLayoutEffect(() => {
    const announce = () => {
      if (announcement.current) announcement.current.textContent = title
    }
    const before = shown.current
    shown.current = { entry, pathname: location.pathname, next }
    if (before.entry !== entry) {
      restoreByScript()
      const newPage = (before.next ?? before.pathname) !== location.pathname
      if (before.next && !newPage && !location.hash) rememberScrollPosition(entry)
      else moveTo(location.hash, newPage, isPop, isPop ? entry : undefined)
      if (newPage) announce()
    } else if (before.next !== next) {
      // The next page, or after Back this one again.
      moveTo('', true, isPop, next === undefined ? entry : undefined)
      announce()
    }
    // The scroll position is that of the next page, whose history entry has no key here yet.
    if (next !== undefined) return

    const remember = () => {
      // After a link to a dehydrated section of this page (useLinkTaps.ts) the address bar is ahead of the scroll position.
      const isLeaving = location.pathname !== window.location.pathname
      if (isLeaving || location.hash === window.location.hash) rememberScrollPosition(entry)
    }
    const rememberFocus = ({ target }: FocusEvent) => {
      if (location.pathname !== window.location.pathname) return
      const link = target instanceof HTMLAnchorElement ? target : undefined
      focusedLinks.set(entry, link && { url: link.href, place: linksTo(link.href).indexOf(link) })
    }
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('scroll', remember, { passive: true, signal })
    // Capturing: useLinkTaps.ts stops events in dehydrated parts.
    window.addEventListener('focusin', rememberFocus, { capture: true, signal })
    return () => controller.abort()
  }, [location, entry, isPop, announcement, title, next])
}

/** @param entry whose scroll position and focus are restored; undefined for the start of the page or of the section */
function moveTo(hash: string, newPage: boolean, isPop: boolean, entry: string | undefined): void {
  const section = hash ? document.getElementById(hash.slice(1)) : null
  // On a slow phone the visitor may be typing in the section already. After the skip link the browser has led there.
  const isInside = section?.contains(document.activeElement) ?? false
  const leftAt = entry === undefined ? undefined : scrollPosition(entry)
  if (leftAt !== undefined || !section) window.scrollTo({ top: leftAt ?? 0, behavior: 'instant' })
  if (!isInside) {
    const link = newPage && entry !== undefined ? linkLeft(entry) : undefined
    focusOn(link ?? section ?? (newPage ? document.getElementById('content') : null))
  }
  if (leftAt === undefined && section && (!isInside || !isPop)) scrollToSection(section, newPage)
}

/** The link that had the focus when the entry was left, if it is in view again. */
function linkLeft(entry: string): HTMLElement | undefined {
  const left = focusedLinks.get(entry)
  const link = left && linksTo(left.url)[left.place]
  return link && isInView(link) ? link : undefined
}

function focusOn(target: HTMLElement | null): void {
  if (!target) return
  // A section is focusable with the attribute alone.
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Smoothly, unless the page is new or the visitor wants less motion. */
export function scrollToSection(section: HTMLElement, newPage = false): void {
  const isInstant = newPage || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  section.scrollIntoView({ behavior: isInstant ? 'instant' : 'smooth' })
}
