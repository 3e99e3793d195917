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
 * focus; when the area is removed, the element that had the focus before it.
 */
export function useKeptFocus() {
  const held = useRef<Held>(undefined)

  // Restores the focus after every render, and when the component unmounts.
  useEffect(() => {
    const restore = () => held.current && restoreFocus(held.current)
    restore()
    return restore
  })

  return {
    onFocus({ target, currentTarget: area, relatedTarget }: FocusEvent<HTMLElement>) {
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

function restoreFocus({ control, area, part, before, isByKey }: Held): void {
  if (document.activeElement !== document.body) return
  const place = area.isConnected ? part?.querySelector('h1, h2') : before
  const next = control.isConnected ? control : place
  // A disabled control takes no focus. The screen must not scroll below a pointer.
  if (next instanceof HTMLElement) next.focus({ preventScroll: !isByKey })
}
