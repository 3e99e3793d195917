import { useEffect, useState } from 'react'

/** Whether the page is alive: false in the prerendered page and for the first render, which must be the same. */
export function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive
}
