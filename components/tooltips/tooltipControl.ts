/** For the element of a control that shows only an icon. */
export const isTooltipped = { 'data-tooltip': '' }

/** The icon-only control of an event; undefined if it shows text. */
export function tooltipControl(target: EventTarget | null): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
  return control && control.innerText.trim().length < 2 ? control : undefined
}

/** A finger covers what it points at, and has no way to point without pressing. */
export const isTouch = (event: Event): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch'

/** The focus came by key. */
export const isByKey = (control: HTMLElement): boolean => control.matches(':focus-visible')
