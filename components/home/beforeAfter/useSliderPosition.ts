import { type ChangeEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { isSideways, type Point, positionAt } from './sliderPosition.ts'

/** In percent of the width. */
const startPosition = 50

/**
 * The position of a range that covers a picture. Mouse and keys move it as they move any range. A finger moves it from
 * wherever it is put down, sideways or by a tap: on its way up or down it is scrolling the page.
 */
export function useSliderPosition() {
  const range = useRef<HTMLInputElement>(null)
  const touchedAt = useRef<Point>(undefined)
  const [position, setPosition] = useState(startPosition)

  // The browser moves a range before the page is alive, too.
  useLayoutEffect(() => setPosition(Number(range.current?.value ?? startPosition)), [])

  const follow = ({ currentTarget, clientX }: PointerEvent) =>
    setPosition(positionAt(clientX, currentTarget.getBoundingClientRect()))
  const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch'

  return {
    position,
    isMoved: position !== startPosition,
    rangeProps: {
      ref: range,
      value: position,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        // Under a finger some browsers move it at once, before it is clear that the page is not to be scrolled.
        if (!touchedAt.current) setPosition(Number(event.target.value))
      },
      onPointerDown(event: PointerEvent) {
        touchedAt.current = isTouch(event) ? { x: event.clientX, y: event.clientY } : undefined
      },
      onPointerMove(event: PointerEvent) {
        if (touchedAt.current && isSideways(touchedAt.current, { x: event.clientX, y: event.clientY }))
          follow(event)
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
