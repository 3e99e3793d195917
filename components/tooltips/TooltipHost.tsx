import { type ComponentType, useEffect, useState } from 'react'
import { isByKey, isTouch, tooltipControl } from './tooltipControl.ts'

type LayerProps = { first: HTMLElement; since: number }

/** Shows the tooltips of the whole page; the code for it is fetched when the first control is pointed at or focused. */
export function TooltipHost() {
  const [layer, setLayer] = useState<LayerProps & { Layer: ComponentType<LayerProps> }>()
  const isAwake = layer !== undefined

  useEffect(() => {
    if (isAwake || !('popover' in HTMLElement.prototype)) return
    const wake = async (event: Event) => {
      const first = tooltipControl(event.target)
      if (!first || isTouch(event) || (event.type === 'focusin' && !isByKey(first))) return
      const since = performance.now()
      try {
        const { TooltipLayer } = await import('./TooltipLayer.tsx')
        setLayer({ Layer: TooltipLayer, first, since })
      } catch {
        // The name is still there for whoever cannot see the icon, and the next control tries again.
      }
    }
    document.addEventListener('pointerover', wake)
    document.addEventListener('focusin', wake)
    return () => {
      document.removeEventListener('pointerover', wake)
      document.removeEventListener('focusin', wake)
    }
  }, [isAwake])

  return layer && <layer.Layer first={layer.first} since={layer.since} />
}
