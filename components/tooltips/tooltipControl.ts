/** For the element of a control that shows only an icon. */
export const isTooltipped = { 'data-tooltip': '' }

/** The control with a tooltip that an event happened in. None where it shows words, more than a sign, as the header's phone does when there is room. */
export function tooltipControl(target: EventTarget | null): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
  return control && control.innerText.trim().length < 2 ? control : undefined
}

/** A finger covers what it points at, and has no way to point without pressing. */
export const isTouch = (event: Event): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch'

/** The focus came by key. */
export const isByKey = (control: HTMLElement): boolean => control.matches(':focus-visible')
