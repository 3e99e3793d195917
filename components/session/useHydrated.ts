import { useEffect, useState } from 'react'

/** False during prerendering and in the first render, which must match the prerendered page. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
