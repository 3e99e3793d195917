import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement, useState } from 'react'
import { lazyModule } from '../api/lazyModule.ts'

const shown = lazyModule(() => import('./ShownTooltip.tsx'))

type TooltipProps = {
  /** Accessible name of the control, in a word or two. */
  label: string
  /** A button or a link. */
  children: ReactElement<{ onFocus?: (event: FocusEvent<HTMLElement>) => void }>
}

/**
 * Around a control that shows only an icon: names it, and shows the name on hover and on keyboard focus. The code for that is
 * fetched then.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const { module, load } = shown.useModule()
  const [hinted, setHinted] = useState<{ control: HTMLElement; at: number }>()

  function prepare({ currentTarget }: FocusEvent<HTMLElement> | PointerEvent<HTMLElement>) {
    if (!hinted) setHinted({ control: currentTarget, at: performance.now() })
    load()
  }

  const props = {
    'aria-label': label,
    // Touch has no hover, and a finger would cover the tooltip.
    onPointerEnter: (event: PointerEvent<HTMLElement>) => event.pointerType !== 'touch' && prepare(event),
    onFocus: (event: FocusEvent<HTMLElement>) => {
      children.props.onFocus?.(event)
      if (event.currentTarget.matches(':focus-visible')) prepare(event)
    },
  }
  return (
    <>
      {cloneElement(children, props)}
      {module && hinted && <module.ShownTooltip label={label} {...hinted} />}
    </>
  )
}
