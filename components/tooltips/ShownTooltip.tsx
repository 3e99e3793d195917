import Tooltip from '@mui/material/Tooltip'
import { type HTMLAttributes, type RefCallback, useEffect, useRef, useState } from 'react'

/** Time from pointing to showing, in milliseconds. */
const delay = 700

type ShownTooltipProps = {
  label: string
  control: HTMLElement
  /** Time of the first hover or focus. */
  at: number
}

/** Material UI's tooltip for a control that is already in the document. */
export function ShownTooltip({ label, control, at }: ShownTooltipProps) {
  const [enterDelay, setEnterDelay] = useState(() => Math.max(1, delay - (performance.now() - at)))
  useEffect(() => setEnterDelay(delay), [])

  return (
    // Material UI opens the next tooltip at once for 800 ms plus leaveDelay after one has closed: reduced to 300 ms.
    <Tooltip
      title={label}
      placement="top"
      enterDelay={enterDelay}
      enterNextDelay={0}
      leaveDelay={-500}
      slotProps={{
        transition: { timeout: { enter: 160, exit: 0 } },
        // Hidden from screen readers: the control has the name.
        popper: { 'aria-hidden': true, modifiers: [{ name: 'preventOverflow', options: { padding: 8 } }] },
      }}
    >
      <Adopted control={control} />
    </Tooltip>
  )
}

type Listeners = Record<'onMouseOver' | 'onMouseLeave' | 'onFocus' | 'onBlur', (event: Event) => void>

type AdoptedProps = HTMLAttributes<Element> & { control: HTMLElement; ref?: RefCallback<Element> }

/** Stands in for the control, which would lose the focus if it were rendered anew inside the tooltip. */
function Adopted({ control, ref, ...props }: AdoptedProps) {
  const listeners = useRef(props as unknown as Listeners)
  listeners.current = props as unknown as Listeners

  useEffect(() => {
    ref?.(control)
    return () => void ref?.(null)
  }, [control, ref])

  useEffect(() => {
    const controller = new AbortController()
    const options = { capture: true, passive: true, signal: controller.signal }
    // A control may show its text on a wider screen.
    const isIcon = () => control.innerText.trim().length < 2
    const enter = (event: Event) =>
      (event as PointerEvent).pointerType !== 'touch' && isIcon() && listeners.current.onMouseOver(event)
    // Ignores the icon inside, which the pointer may leave without leaving the control.
    const leave = (event: Event) =>
      (event.type !== 'pointerleave' || event.target === control) && listeners.current.onMouseLeave(event)
    control.addEventListener('pointerenter', enter, options)
    for (const end of ['pointerleave', 'pointerdown', 'click']) control.addEventListener(end, leave, options)
    // The focus itself may have scrolled to the control.
    const scroll = (event: Event) => !control.matches(':focus-visible') && leave(event)
    window.addEventListener('scroll', scroll, options)
    control.addEventListener('focus', (event) => isIcon() && listeners.current.onFocus(event), options)
    control.addEventListener('blur', (event) => listeners.current.onBlur(event), options)

    if (isIcon() && control.matches(':hover, :focus-visible'))
      listeners.current.onMouseOver(new Event('mouseover'))
    return () => controller.abort()
  }, [control])

  return null
}
