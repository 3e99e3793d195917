import { useEffect, useState } from 'react'

/** False in the prerendered page and in the first render, which must be equal to it. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
