import { useState } from 'react'
import type { CountedLoad } from '#data/loadEstimate.ts'
import { countedLoad, type ItemCounts } from '#data/loadItems.ts'

const most = 999

/** How many of each thing; every change is told, with what it comes to. */
export function useItemCounts(onCount: (load: CountedLoad | undefined) => void) {
  const [counts, setCounts] = useState<ItemCounts>({})

  function setCount(slug: string, count: number) {
    const next = { ...counts, [slug]: Math.min(most, Math.max(0, count)) }
    setCounts(next)
    onCount(countedLoad(next))
  }

  return { counts, setCount }
}
