import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

/**
 * Calls back after unpaused milliseconds in a visible tab; a pause keeps the time that is left.
 *
 * @param duration in milliseconds
 */
export function useDismissTimer(duration: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden)

  useEffect(() => {
    if (isPaused || isHidden) return
    const startedAt = performance.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [isPaused, isHidden])
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
