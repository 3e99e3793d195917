import { useEffect, useState } from 'react'
import { lazyModule } from '../api/lazyModule.ts'
import { isByKey, isTouch, tooltipControl } from './tooltipControl.ts'

const layer = lazyModule(() => import('./TooltipLayer.tsx'))

/** Shows the tooltips of the whole page; the code for it is fetched when the first control is pointed at or focused. */
export function TooltipHost() {
  const { module, load } = layer.useModule()
  const [start, setStart] = useState<{ first: HTMLElement; since: number }>()

  useEffect(() => {
    if (module || !('popover' in HTMLElement.prototype)) return
    const wake = async (event: Event) => {
      const first = tooltipControl(event.target)
      if (!first || isTouch(event) || (event.type === 'focusin' && !isByKey(first))) return
      setStart({ first, since: performance.now() })
      await load()
    }
    document.addEventListener('pointerover', wake)
    document.addEventListener('focusin', wake)
    return () => {
      document.removeEventListener('pointerover', wake)
      document.removeEventListener('focusin', wake)
    }
  }, [module, load])

  return module && start && <module.TooltipLayer {...start} />
}
