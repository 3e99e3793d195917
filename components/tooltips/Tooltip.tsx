import { cloneElement, type ReactElement } from 'react'
import { isTooltipped } from './tooltipControl.ts'

type TooltipProps = {
  /** What the control does, in a word or two; its accessible name too. */
  label: string
  /** A button or a link. */
  children: ReactElement<Record<string, unknown>>
}

/**
 * Around a control that shows only an icon: names it, and shows the name on hover and on keyboard focus.
 * TooltipHost does the showing.
 */
export function Tooltip({ label, children }: TooltipProps) {
  return cloneElement(children, { 'aria-label': label, ...isTooltipped })
}
