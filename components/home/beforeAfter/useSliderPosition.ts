import { type ChangeEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

/** In percent of the width. */
const startPosition = 50

/** A shorter movement has no direction yet, in pixels. */
const slack = 6

type Point = { x: number; y: number }

/**
 * The position of a range input that covers a photo. Mouse and keys work as on any range; a finger moves it from any point,
 * sideways or by a tap, because a vertical drag scrolls the page.
 */
export function useSliderPosition() {
  const range = useRef<HTMLInputElement>(null)
  const touchedAt = useRef<Point>(undefined)
  const [position, setPosition] = useState(startPosition)

  // The visitor may have moved the range before hydration.
  useLayoutEffect(() => setPosition(Number(range.current?.value ?? startPosition)), [])

  const follow = ({ currentTarget, clientX }: PointerEvent) =>
    setPosition(positionAt(clientX, currentTarget.getBoundingClientRect()))

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
        if (touchedAt.current && isSideways(touchedAt.current, event)) follow(event)
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

/** Whether a touch moves the strap; a vertical one scrolls the page. */
function isSideways(from: Point, { clientX, clientY }: PointerEvent): boolean {
  const along = Math.abs(clientX - from.x)
  return along > slack && along > Math.abs(clientY - from.y)
}

/** A screen coordinate as a percentage of the box: 0 at or before its left edge, 100 at or beyond its right edge. */
function positionAt(x: number, { left, width }: DOMRect): number {
  return Math.min(100, Math.max(0, ((x - left) / width) * 100))
}
