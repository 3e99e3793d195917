import { type FocusEvent, useEffect, useRef } from 'react'

type Held = {
  control: HTMLElement
  /** The element with the props. */
  area: HTMLElement
  /** The field, form, section or page around the control. */
  part: Element | null
  isByKey: boolean
  /** Whether the area shows something else by now. */
  isGone: boolean
}

/**
 * Props for an area whose controls disappear, or are disabled for a while, once they are pressed: the browser would drop the
 * focus. A control that is enabled again gets the focus back. When it is removed, the field whose button it was gets the focus, or
 * the heading of its part, or the last button of the area, or the area; when the area is removed, the element that had the focus
 * before it, or the content of the page.
 *
 * @param content id of what an area shows that removes it later, after an animation: without it the area counts as removed, and
 * another one takes the focus from a key
 */
export function useRestoreFocus(content?: number) {
  const held = useRef<Held>(undefined)
  const before = useRef<Element>(null)

  // Restores the focus after every render, and when the component unmounts.
  useEffect(() => {
    const restore = () => {
      if (held.current && !restoreFocus(held.current, before.current, content)) held.current = undefined
    }
    restore()
    return restore
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another content ends the one before.
  useEffect(
    () => () => {
      if (held.current) held.current.isGone = true
    },
    [content],
  )

  return {
    onFocus({ target, currentTarget: area, relatedTarget }: FocusEvent<HTMLElement>) {
      // Null after a switch of windows.
      if (relatedTarget && !area.contains(relatedTarget)) before.current = relatedTarget
      const isByKey = target.matches(':focus-visible')
      // A menu of the area is rendered elsewhere.
      const isInside = area.contains(target)
      const part = (isInside ? target : area).closest('.MuiFormControl-root, form, section, main')
      // A heading is no control.
      const isControl = target === area || target.tabIndex >= 0 || !isInside
      held.current = isControl ? { control: target, area, part, isByKey, isGone: false } : undefined
    },
    onBlur({ target }: FocusEvent<HTMLElement>) {
      // A disabled or hidden control lost the focus that way; from any other the visitor moved on.
      if (target.checkVisibility({ visibilityProperty: true }) && !target.matches(':disabled'))
        held.current = undefined
    },
  }
}

/** @returns false when the visitor has moved the focus elsewhere */
function restoreFocus(held: Held, before: Element | null, content: number | undefined): boolean {
  const { control, area, isByKey, isGone } = held
  const { activeElement } = document
  if (activeElement === control && !isGone) return true
  // A click on a disabled control focuses an element around it.
  const isLost = activeElement === document.body || activeElement?.contains(area)
  if (!isLost && !(isGone && area.contains(activeElement))) return false
  const next = control.isConnected && !isGone ? control : substituteFor(held, before, content)
  // A disabled control takes no focus. The screen must not scroll below a pointer, nor back to a control.
  if (next instanceof HTMLElement) next.focus({ preventScroll: !isByKey || next === control })
  return true
}

function substituteFor({ area, part, isByKey, isGone }: Held, before: Element | null, content?: number) {
  if (!area.isConnected || (isGone && !(content && isByKey)))
    return before?.isConnected ? before : document.getElementById('content')
  if (isGone) return area
  const lastButton = () => [...area.querySelectorAll('button')].findLast((button) => button.checkVisibility())
  return part?.querySelector(':scope.MuiFormControl-root input, h1, h2') ?? lastButton() ?? area
}
