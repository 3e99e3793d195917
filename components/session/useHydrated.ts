import { useEffect, useState } from 'react'

/** Whether the page is alive: false in the prerendered page and for the first render, which must be the same. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
