import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls back after unpaused milliseconds; a pause keeps the time that is left.
 *
 * @param duration in milliseconds
 */
export function useDismissTimer(duration: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [isPaused])
}
