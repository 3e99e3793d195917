import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useCovered } from './useCovered.ts'

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
