import { type FocusEvent, useEffect, useRef } from 'react'

type Held = {
  control: HTMLElement
  /** The element with the props. */
  area: HTMLElement
  /** The form, section or page around the control. */
  part: Element | null
  /** The element that had the focus before the area. */
  before: Element | null
  isByKey: boolean
}

/**
 * Props for an area whose controls disappear, or are disabled for a while, once they are pressed: the browser would drop the
 * focus. A control that is enabled again gets the focus back. When the control is removed, the heading of its part gets the
 * focus, or the area if there is none; when the area is removed, the element that had the focus before it, or the content of the
 * page.
 */
export function useKeptFocus() {
  const held = useRef<Held>(undefined)

  // Restores the focus after every render, and when the component unmounts.
  useEffect(() => {
    const restore = () => {
      if (held.current && !restoreFocus(held.current)) held.current = undefined
    }
    restore()
    return restore
  })

  return {
    onFocus({ target, currentTarget: area, relatedTarget }: FocusEvent<HTMLElement>) {
      // The area took the place of a removed control.
      if (target === area && target.tabIndex < 0) return
      const came = relatedTarget instanceof Element ? relatedTarget : null
      const before = area.contains(came) ? (held.current?.before ?? null) : came
      const part = target.closest('form, section, main')
      const isByKey = target.matches(':focus-visible')
      // A heading is no control.
      held.current = target.tabIndex < 0 ? undefined : { control: target, area, part, before, isByKey }
    },
    onBlur({ target }: FocusEvent<HTMLElement>) {
      // A disabled or hidden control lost the focus that way; from any other the visitor moved on.
      if (target.checkVisibility({ visibilityProperty: true }) && !target.matches(':disabled'))
        held.current = undefined
    },
  }
}

/** @returns false when the visitor has moved the focus elsewhere */
function restoreFocus({ control, area, part, before, isByKey }: Held): boolean {
  const { activeElement } = document
  if (activeElement === control) return true
  // A click on a disabled control focuses an element around it.
  if (activeElement !== document.body && !activeElement?.contains(area)) return false
  const substitute = area.isConnected
    ? (part?.querySelector('h1, h2') ?? area)
    : before?.isConnected
      ? before
      : document.getElementById('content')
  const next = control.isConnected ? control : substitute
  // A disabled control takes no focus. The screen must not scroll below a pointer, nor back to a control.
  if (next instanceof HTMLElement) next.focus({ preventScroll: !isByKey || next === control })
  return true
}
