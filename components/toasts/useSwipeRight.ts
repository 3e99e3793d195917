import { type PointerEvent, useRef, useState } from 'react'

/** A drag further than this dismisses, in pixels. */
const threshold = 50
/** A shorter movement is a press of the button under the finger, in pixels. */
const slack = 5

/** Follows a drag to the right: released past the threshold it calls `onEnd`, before that it springs back. */
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
      // The distance stays: the toast leaves from where it was released.
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
