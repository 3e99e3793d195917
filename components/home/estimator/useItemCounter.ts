import { useState } from 'react'
import { lazyModule } from '../../api/lazyModule.ts'

const counter = lazyModule(() => import('./ItemCounter.tsx'))

/** The list of items to count, fetched when it is opened. */
export function useItemCounter() {
  const { module, hasFailed, load } = counter.useModule()
  const [isOpen, setOpen] = useState(false)

  async function toggle() {
    if (await load()) setOpen((before) => !before)
  }

  return { Counter: module?.ItemCounter, isOpen, isUnreachable: hasFailed, toggle, preload: counter.load }
}
