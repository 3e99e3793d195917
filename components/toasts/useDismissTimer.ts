import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

/**
 * Calls back after unpaused milliseconds in a visible tab without a dialog; a pause keeps the time that is left.
 *
 * @param duration in milliseconds
 */
export function useDismissTimer(duration: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)
  const isTabHidden = useSyncExternalStore(onVisibility, () => document.hidden)
  const isUnseen = useCovered() || isTabHidden

  useEffect(() => {
    if (isPaused || isUnseen) return
    const startedAt = performance.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [isPaused, isUnseen])
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** True while a dialog covers the page: Material UI then hides the page, with its toasts, from screen readers. */
export const useCovered = (): boolean => useSyncExternalStore(onCover, isCovered)

const root = () => document.getElementById('root')

const isCovered = () => root()?.ariaHidden === 'true'

function onCover(listener: () => void): () => void {
  // A frame later: what is announced then must be back for screen readers.
  const observer = new MutationObserver(() => requestAnimationFrame(listener))
  const page = root()
  if (page) observer.observe(page, { attributeFilter: ['aria-hidden'] })
  return () => observer.disconnect()
}
