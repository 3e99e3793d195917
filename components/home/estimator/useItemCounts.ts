import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { CountedLoad } from '#data/pricing/loadEstimate.ts'
import { countedLoad, type ItemCounts } from '#data/pricing/loadItems.ts'

const most = 999

/** How many of each thing; every change is told, with what it comes to. */
export function useItemCounts(onCount: (load: CountedLoad | undefined) => void) {
  const [counts, setCounts] = useState<ItemCounts>({})
  const latest = useRef({ counts, onCount })
  useLayoutEffect(() => {
    latest.current = { counts, onCount }
  })

  // Always the same function: the things that were not counted are not rendered again.
  const setCount = useCallback((slug: string, count: number) => {
    const next = { ...latest.current.counts, [slug]: Math.min(most, Math.max(0, count)) }
    setCounts(next)
    latest.current.onCount(countedLoad(next))
  }, [])

  return { counts, setCount }
}
