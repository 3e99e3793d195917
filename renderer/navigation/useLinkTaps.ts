import { useEffect, useEffectEvent } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import { hasModifier } from '#components/layout/hasModifier.ts'
import { opensPage } from '../site/pageTable.ts'
import { loadWholePage } from './loadPage.ts'
import { scrollToSection } from './useScrollAndFocus.ts'

/**
 * Events of a tap. At each, React hydrates the touched part: at once, or as soon as its code is loaded, and before it renders the
 * next page.
 */
const tapEvents = [
  'pointerover',
  'pointerdown',
  'gotpointercapture',
  'touchstart',
  'pointerup',
  'touchend',
  'mouseover',
  'mousedown',
  'focusin',
  'mouseup',
  'click',
  'dblclick',
] as const

/**
 * Handles taps that React Router's Link cannot. A link in a dehydrated part is followed: otherwise the browser would load the
 * document, after React had hydrated the part. A link to a dehydrated section scrolls there already: otherwise React would hydrate
 * the page first. During a navigation Link compares with the page that is left: a second tap would push a second history entry, and a
 * link back to that page would replace the entry of the next one.
 *
 * @param afterClick called after each click; a link has pushed its URL by then
 */
export function useLinkTaps(afterClick: () => void): void {
  const navigate = useNavigate()
  const current = useLocation()

  const follow = useEffectEvent((event: MouseEvent | TouchEvent | FocusEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // A held link is a button. A link focused by key may be passed.
    if (!link || link.matches('[data-held]') || (event.type === 'focusin' && link.matches(':focus-visible')))
      return
    const isFollowed = event.type === 'click' && isPlain(event as MouseEvent)
    if (isFollowed) prepareThisPage(link, current.pathname)
    const awaited = createPath(location)
    const isAwaited =
      awaited !== createPath(current) &&
      awaited === createPath(link) &&
      link.origin === location.origin &&
      !link.role
    const leadsBack = link.pathname === current.pathname
    const isDehydrated = link.matches('[data-dehydrated] *')
    if (!isAwaited && !((leadsBack || isDehydrated) && opensPage(link))) return
    if (isDehydrated) event.stopPropagation()
    if (!isFollowed) return
    // A hydrated link still calls its own handler, which may close the menu.
    event.preventDefault()
    // Also after a failure: the page that was to be loaded as a document may have been stopped.
    navigate(link.pathname + link.search + link.hash, { replace: isAwaited })
    afterClick()
  })
  const onClick = useEffectEvent(afterClick)

  useEffect(() => {
    const controller = new AbortController()
    // A capturing listener on the window sees the event before React does.
    const options = { capture: true, signal: controller.signal }
    for (const name of tapEvents) addEventListener(name, (event) => follow(event), options)
    addEventListener('click', () => onClick(), { signal: controller.signal })
    return () => controller.abort()
  }, [])
}

/**
 * Loads the code of this page if the link leads to it: React hydrates all parts before it renders the navigation, which then moves the
 * focus. A dehydrated section is scrolled to at once.
 */
function prepareThisPage({ origin, pathname, hash }: HTMLAnchorElement, shownPathname: string): void {
  if (origin !== location.origin || pathname !== shownPathname) return
  const section = dehydratedSection(hash)
  if (section) scrollToSection(section)
  // After a failure the next scroll tries again.
  loadWholePage(pathname).catch(() => {})
}

/** The section of a fragment ("#reviews"), if it is in a part of the page that is not hydrated. */
function dehydratedSection(fragment: string): HTMLElement | undefined {
  const section = document.getElementById(fragment.slice(1))
  return section?.matches('[data-dehydrated] *') ? section : undefined
}

/** A tap that opens the link in this tab. */
const isPlain = (event: MouseEvent): boolean => event.button === 0 && !hasModifier(event)
