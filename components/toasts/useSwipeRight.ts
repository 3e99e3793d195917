import { type PointerEvent, useRef, useState } from 'react'

/** How far to the right a toast has to be dragged to go, in pixels. */
const threshold = 50
/** From here on it is a drag, and no longer a press of the button under the finger. */
const slack = 5

/** Follows a finger or a pointer to the right; let go past the threshold it ends, before it springs back. */
export function useSwipeRight(onEnd: () => void) {
  const start = useRef<{ pointerId: number; x: number } | undefined>(undefined)
  const [distance, setDistance] = useState(0)

  function moved(event: PointerEvent): number | undefined {
    return start.current?.pointerId === event.pointerId
      ? Math.max(0, event.clientX - start.current.x)
      : undefined
  }

  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button === 0) start.current = { pointerId: event.pointerId, x: event.clientX }
    },
    onPointerMove(event: PointerEvent) {
      const by = moved(event)
      if (by === undefined || (distance === 0 && by < slack)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDistance(by)
    },
    onPointerUp(event: PointerEvent) {
      const by = moved(event)
      if (by === undefined) return
      start.current = undefined
      // It stays where it was let go and leaves from there.
      if (by > threshold) onEnd()
      else setDistance(0)
    },
    onPointerCancel(event: PointerEvent) {
      if (moved(event) === undefined) return
      start.current = undefined
      setDistance(0)
    },
  }
  return { distance, handlers }
}
