import { type DragEvent, type MouseEvent, type PointerEvent, useRef, useSyncExternalStore } from 'react'

/** A drag further than this is a swipe, in pixels. */
const threshold = 50
/** A shorter movement is a click on the element under the pointer, in pixels. */
const slack = 5

/**
 * Calls `onSwipe` with 1 after a swipe to the left (to the next photo), with -1 after one to the right. The element's style needs
 * a touch-action, or the browser takes the gesture.
 *
 * @param onDrag follows the drag, in pixels to the right; 0 when it ends without a swipe
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void, onDrag?: (by: number) => void) {
  const start = useRef<{ pointerId: number; x: number }>(undefined)
  const isDragged = useRef(false)

  // A drag moves an enlarged page, unless the element follows the drag.
  const movesPage = useSyncExternalStore(watchScale, isEnlarged, () => false) && onDrag === undefined

  return {
    style: movesPage ? ({ touchAction: 'auto' } as const) : undefined,
    onPointerDown({ button, isPrimary, pointerId, clientX }: PointerEvent) {
      isDragged.current = false
      // A second finger is a pinch.
      const isSwipe = isPrimary && button === 0 && !movesPage
      start.current = isSwipe ? { pointerId, x: clientX } : undefined
    },
    onPointerMove({ currentTarget, pointerId, clientX }: PointerEvent) {
      if (start.current?.pointerId !== pointerId) return
      const by = clientX - start.current.x
      if (!isDragged.current && Math.abs(by) < slack) return
      isDragged.current = true
      currentTarget.setPointerCapture(pointerId)
      onDrag?.(by)
    },
    onPointerUp({ pointerId, clientX }: PointerEvent) {
      if (start.current?.pointerId !== pointerId) return
      const by = clientX - start.current.x
      start.current = undefined
      if (Math.abs(by) > threshold) onSwipe(by < 0 ? 1 : -1)
      else onDrag?.(0)
    },
    onPointerCancel() {
      start.current = undefined
      onDrag?.(0)
    },
    onClickCapture(event: MouseEvent) {
      // A click by key has detail 0, and no drag before it.
      if (!isDragged.current || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
    // The browser would drag the link or the image.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  }
}

/** Whether the visitor has enlarged the page with two fingers. */
const isEnlarged = () => (window.visualViewport?.scale ?? 1) > 1

function watchScale(onChange: () => void) {
  window.visualViewport?.addEventListener('resize', onChange)
  return () => window.visualViewport?.removeEventListener('resize', onChange)
}

/** The style of a photo that is swiped: the browser keeps vertical scrolling and pinching. */
export const swipeable = {
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
  WebkitUserSelect: 'none',
} as const
