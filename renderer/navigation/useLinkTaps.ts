import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { leadsOn } from '../site/pageTable.ts'
import { loadWholePage } from './loadPage.ts'

/**
 * Events of a tap. React answers each by hydrating what is touched: at once, or as soon as the code is there and before the next
 * page is rendered.
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
] as const

/**
 * Follows links in what is not hydrated yet: the browser would load the document, and React would hydrate all around the link
 * before the page is left. Jumps to a section that is not hydrated yet: React would hydrate the page first. Drops a second tap
 * while the next page is awaited: React Router's Link compares with the page that is shown, and would make another history entry.
 */
export function useLinkTaps(): void {
  const navigate = useNavigate()
  const shown = useLocation()

  const follow = useEffectEvent((event: MouseEvent | TouchEvent | FocusEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // A held link is a button. A link focused by key may be passed.
    if (!link || link.matches('[data-held]') || (event.type === 'focusin' && link.matches(':focus-visible')))
      return
    const isAwaited = link.href === location.href && location.pathname !== shown.pathname
    const isDehydrated = link.matches('[data-dehydrated] *') && leadsOn(link)
    const isFollowed = event.type === 'click' && isPlain(event as MouseEvent)
    if (isFollowed) jump(link)
    if (!isAwaited && !isDehydrated) return
    event.stopPropagation()
    if (!isFollowed) return
    event.preventDefault()
    if (!isAwaited) navigate(link.pathname + link.search + link.hash)
  })

  useEffect(() => {
    const watch = new AbortController()
    // On the window, before React sees it.
    const options = { capture: true, signal: watch.signal }
    for (const name of tapEvents) addEventListener(name, (event) => follow(event), options)
    return () => watch.abort()
  }, [])
}

/**
 * Shows a section of this page at once, if it is not hydrated yet. React Router's navigation, which waits for that, moves the
 * focus.
 */
function jump({ origin, pathname, hash }: HTMLAnchorElement): void {
  if (origin !== location.origin || pathname !== location.pathname) return
  const section = document.getElementById(hash.slice(1))
  if (!section?.matches('[data-dehydrated] *')) return
  section.scrollIntoView({ behavior: 'instant' })
  // What could not be fetched is fetched at the next scroll.
  loadWholePage(pathname).catch(() => {})
}

/** A tap that opens the link in this tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
