/** Between the tooltip and its control, and between the tooltip and the edge of the screen, in pixels. */
export const tooltipGap = 8

/** Above its control, below where there is no room, and within the screen. */
export function placeTooltip(tooltip: HTMLElement, control: HTMLElement): void {
  const { top, bottom, left, width } = control.getBoundingClientRect()
  const screen = document.documentElement
  const above = top - tooltipGap - tooltip.offsetHeight
  const rightmost = screen.clientWidth - tooltipGap - tooltip.offsetWidth
  const centred = left + (width - tooltip.offsetWidth) / 2
  tooltip.style.top = `${above >= tooltipGap ? above : bottom + tooltipGap}px`
  tooltip.style.left = `${Math.max(tooltipGap, Math.min(centred, rightmost))}px`
}
