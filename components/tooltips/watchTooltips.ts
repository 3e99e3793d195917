import { isByKey, isTouch, tooltipControl } from './tooltipControl.ts'

/** From pointing to showing, in milliseconds. */
const delay = 700
/** After one has closed, another opens at once for so long. */
const skipWindow = 300

/**
 * Decides when a tooltip is shown.
 *
 * @param tooltip the tooltip itself: it stays while the pointer is on it
 * @param show told the control whose tooltip is to be shown, or that none is
 * @param start the control that was pointed at or focused before, and when
 */
export function watchTooltips(
  tooltip: HTMLElement,
  show: (control: HTMLElement | undefined) => void,
  start: { first: HTMLElement; since: number },
): () => void {
  /** Waited for, or shown. */
  let current: HTMLElement | undefined
  let hovered: HTMLElement | undefined
  let isShown = false
  let closedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  function close() {
    clearTimeout(timer)
    if (isShown) closedAt = performance.now()
    isShown = false
    show(undefined)
  }

  function open() {
    if (!current?.isConnected) return
    isShown = true
    show(current)
  }

  function begin(control: HTMLElement, since = performance.now()) {
    close()
    current = control
    const now = performance.now()
    if (now - closedAt <= skipWindow) open()
    else timer = setTimeout(open, delay - (now - since))
  }

  function end(control: HTMLElement | undefined) {
    if (!control || control !== current) return
    close()
    current = undefined
  }

  function pointTo(control: HTMLElement | undefined) {
    if (control === hovered) return
    const left = hovered
    hovered = control
    if (control) begin(control)
    else end(left)
  }

  const handlers: Record<string, (event: Event) => void> = {
    pointerover(event) {
      const isOnTooltip = event.target instanceof Node && tooltip.contains(event.target)
      if (!isTouch(event) && !isOnTooltip) pointTo(tooltipControl(event.target))
    },
    // The pointer leaves the window.
    pointerout(event) {
      if (event instanceof PointerEvent && !event.relatedTarget) pointTo(undefined)
    },
    focusin({ target }) {
      const control = tooltipControl(target)
      if (control && isByKey(control)) begin(control)
    },
    focusout: ({ target }) => end(tooltipControl(target)),
    keydown: (event) => event instanceof KeyboardEvent && event.key === 'Escape' && close(),
    pointerdown: close,
    click: close,
    // Its control moves away under it.
    scroll: () => isShown && close(),
    resize: () => isShown && close(),
  }

  const watch = new AbortController()
  for (const [type, handle] of Object.entries(handlers))
    window.addEventListener(type, handle, { capture: true, passive: true, signal: watch.signal })

  if (start.first.matches(':hover')) hovered = start.first
  if (hovered || isByKey(start.first)) begin(start.first, start.since)

  return () => {
    clearTimeout(timer)
    watch.abort()
  }
}
