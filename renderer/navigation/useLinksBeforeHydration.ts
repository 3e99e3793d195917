import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { leadsOn } from '../pageTable.ts'

/**
 * Follows links in what is not hydrated yet. React has no part in such a click: the browser would load the document, although all
 * that the next page needs may be here.
 */
export function useLinksBeforeHydration(): void {
  const navigate = useNavigate()

  const follow = useEffectEvent((event: MouseEvent) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element && target.closest('a')
    const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
    // What waits for hydration is held (stub/holdActions.ts).
    if (!link || !isPlain || !link.closest('[data-dehydrated]') || link.matches('[data-held]')) return
    if (!leadsOn(link)) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  })

  useEffect(() => {
    const watch = new AbortController()
    // On the window: React stops the event at its root.
    addEventListener('click', (event) => follow(event), { capture: true, signal: watch.signal })
    return () => watch.abort()
  }, [])
}
