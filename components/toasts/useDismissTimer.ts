import { useEffect, useRef } from 'react'

/** Calls back once so many milliseconds have passed unpaused; a pause keeps what is left. */
export function useDismissTimer(duration: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })

  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [isPaused])
}
