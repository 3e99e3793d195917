import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/** How far a finger or a pointer has to go sideways, in pixels. */
const threshold = 50
/** From here on it is a drag, and no longer a click on what is under it. */
const slack = 5

/**
 * Tells of a swipe by finger or by pointer: 1 to the left, which leads on, -1 to the right. The element needs
 * `touch-action: pan-y`, or the browser takes the finger for itself.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ pointerId: number; x: number }>(undefined)
  const isDragged = useRef(false)

  return {
    onPointerDown({ button, isPrimary, pointerId, clientX }: PointerEvent) {
      isDragged.current = false
      // A second finger makes it a pinch.
      start.current = isPrimary && button === 0 ? { pointerId, x: clientX } : undefined
    },
    onPointerMove({ currentTarget, pointerId, clientX }: PointerEvent) {
      if (start.current?.pointerId !== pointerId || Math.abs(clientX - start.current.x) < slack) return
      isDragged.current = true
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerUp({ pointerId, clientX }: PointerEvent) {
      if (start.current?.pointerId !== pointerId) return
      const by = clientX - start.current.x
      start.current = undefined
      if (Math.abs(by) > threshold) onSwipe(by < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = undefined
    },
    onClickCapture(event: MouseEvent) {
      // A key's click, which has no detail, never ends a drag.
      if (!isDragged.current || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
    // Links and pictures would be carried off by the mouse.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}

export const swipeable = {
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
  WebkitUserSelect: 'none',
} as const
