import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { current, locate } from '#components/layout/locateControl.ts'
import { entryKey, ifAllowed, scrollKey } from '#components/session/stubContract.ts'
import type { PageMetadata } from '#data/search/pageMetadata.ts'
import { applyHead } from '../site/head.ts'

/** The link that had the focus last, by history entry. */
const focusedLinks = new Map<string, ReturnType<typeof locate>>()

/**
 * After a navigation: the head of the new page, its title announced, and the focus on the page, the section, or after Back the link
 * that had it, as by a page load. ScrollRestoration scrolls, and must be rendered after the component with this hook.
 *
 * @param announcement a live region
 */
export function useArrival(metadata: PageMetadata, announcement: RefObject<HTMLElement | null>): void {
  const location = useLocation()
  const { pathname, hash } = location
  const isPop = useNavigationType() === 'POP'
  const entry = entryKey(location)
  const shown = useRef(location)

  // Before ScrollRestoration reads it: the first page has its position already, and the visitor may have scrolled since.
  useLayoutEffect(() => forgetPosition(entryKey(shown.current)), [])

  // Before ScrollRestoration scrolls: smoothly to a section of the same page.
  useLayoutEffect(() => {
    const isSmooth = hash && !isPop && shown.current.pathname === pathname
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    document.documentElement.style.scrollBehavior = isSmooth && !isReduced ? 'smooth' : ''
  }, [pathname, hash, isPop])

  // After the paint.
  useEffect(() => {
    const before = shown.current
    if (before === location) return
    shown.current = location
    const isNew = before.pathname !== pathname
    const section = hash ? document.getElementById(hash.slice(1)) : null
    const left = isNew && isPop && focusedLinks.get(entry)
    focusOn((left && current(left)) || section || (isNew ? document.getElementById('content') : null))
    if (!isNew) return
    applyHead(metadata)
    if (announcement.current) announcement.current.textContent = metadata.title
  }, [location, pathname, hash, isPop, entry, metadata, announcement])

  useEffect(() => {
    const rememberFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLAnchorElement && !target.role) focusedLinks.set(entry, locate(target))
      else focusedLinks.delete(entry)
    }
    document.addEventListener('focusin', rememberFocus)
    return () => document.removeEventListener('focusin', rememberFocus)
  }, [entry])
}

function forgetPosition(entry: string): void {
  ifAllowed((storage) => {
    const { [entry]: _, ...others } = JSON.parse(storage[scrollKey] ?? '{}')
    storage[scrollKey] = JSON.stringify(others)
  })
}

/** Focuses a link, or the start of a page or section. On a slow phone the visitor may be typing in the section already. */
function focusOn(target: HTMLElement | null): void {
  if (!target || target.contains(document.activeElement)) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
