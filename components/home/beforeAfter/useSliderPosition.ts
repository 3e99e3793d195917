import { type ChangeEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

/** In percent of the width. */
const startPosition = 50

/** A shorter movement has no direction yet, in pixels. */
const slack = 6

/**
 * The position of a range input that covers a photo. Mouse and keys work as on any range; a finger moves it from any point,
 * sideways or by a tap, because a vertical drag scrolls the page.
 */
export function useSliderPosition() {
  const range = useRef<HTMLInputElement>(null)
  const touchedAt = useRef<{ x: number; y: number }>(undefined)
  const [position, setPosition] = useState(startPosition)

  // The visitor may have moved the range before hydration.
  useLayoutEffect(() => setPosition(Number(range.current?.value ?? startPosition)), [])

  function follow({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPosition(Math.min(100, Math.max(0, ((clientX - left) / width) * 100)))
  }

  return {
    position,
    isMoved: position !== startPosition,
    rangeProps: {
      ref: range,
      value: position,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        // Some browsers move the range as soon as it is touched, when the touch may still become a scroll.
        if (!touchedAt.current) setPosition(Number(event.target.value))
      },
      onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
        touchedAt.current = pointerType === 'touch' ? { x, y } : undefined
      },
      onPointerMove(event: PointerEvent) {
        if (!touchedAt.current) return
        const along = Math.abs(event.clientX - touchedAt.current.x)
        if (along > slack && along > Math.abs(event.clientY - touchedAt.current.y)) follow(event)
      },
      onPointerUp(event: PointerEvent) {
        if (touchedAt.current) follow(event)
        touchedAt.current = undefined
      },
      onPointerCancel() {
        touchedAt.current = undefined
      },
    },
  }
}
