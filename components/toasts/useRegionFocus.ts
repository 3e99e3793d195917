import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

/**
 * F8 leads to the region while a toast is in it. Says whether the pointer or the focus is in it, and takes the focus back to where it came
 * from when the toast it was in goes.
 *
 * @param open the toast that is open
 * @param dismiss what Escape does
 */
export function useRegionFocus(
  region: RefObject<HTMLElement | null>,
  open: number | undefined,
  dismiss: (id: number) => void,
) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const cameFrom = useRef<Element | null>(null)

  useEffect(() => {
    if (open === undefined) return
    const lead = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus()
    }
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [region, open])

  useEffect(() => {
    const focused = document.activeElement
    if (open === undefined) setHovered(false)
    if (!focused || !region.current?.contains(focused)) return
    // One toast took another's place, and the button that had the focus goes with the old one: who works by key stays here.
    if (open !== undefined && focused.matches(':focus-visible')) region.current.focus()
    else if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
  }, [open, region])

  const isInside = (element: EventTarget | null) =>
    element instanceof Node && Boolean(region.current?.contains(element))

  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && open !== undefined) dismiss(open)
    },
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus(event: FocusEvent) {
      if (!isInside(event.relatedTarget)) cameFrom.current = event.relatedTarget
      setFocused(true)
    },
    onBlur(event: FocusEvent) {
      if (!isInside(event.relatedTarget)) setFocused(false)
    },
  }
  return { isPaused: isHovered || isFocused, handlers }
}
