import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { CountedLoad } from '#data/pricing/loadEstimate.ts'
import { countedLoad, type ItemCounts } from '#data/pricing/loadItems.ts'

const maximum = 999

/** The count of each item; `onCount` is called with the resulting load on every change. */
export function useItemCounts(onCount: (load: CountedLoad | undefined) => void) {
  const [counts, setCounts] = useState<ItemCounts>({})
  const latest = useRef({ counts, onCount })
  useLayoutEffect(() => {
    latest.current = { counts, onCount }
  })

  // Always the same function, so that unchanged items are not rendered again.
  const setCount = useCallback((slug: string, count: number) => {
    const next = { ...latest.current.counts, [slug]: Math.min(maximum, Math.max(0, count)) }
    setCounts(next)
    latest.current.onCount(countedLoad(next))
  }, [])

  return { counts, setCount }
}
