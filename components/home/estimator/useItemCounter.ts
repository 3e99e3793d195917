import { useState } from 'react'
import type { ItemCounter } from './ItemCounter.tsx'

const loadCounter = () => import('./ItemCounter.tsx')

/** The list of things to count, fetched for those who want it. */
export function useItemCounter() {
  const [Counter, setCounter] = useState<typeof ItemCounter>()
  const [isOpen, setOpen] = useState(false)
  const [isUnreachable, setUnreachable] = useState(false)

  async function toggle() {
    if (!Counter) {
      try {
        const loaded = await loadCounter()
        setCounter(() => loaded.ItemCounter)
      } catch {
        return setUnreachable(true)
      }
    }
    setUnreachable(false)
    setOpen((before) => !before)
  }

  function preload() {
    loadCounter().catch(() => {
      // Opening tries again, and says so when it fails.
    })
  }

  return { Counter, isOpen, isUnreachable, toggle, preload }
}
