import { useEffect, useState } from 'react'

/** False for a frame. Screen readers announce changes of a live region, not its first content. */
export function useAnnounced(): boolean {
  const [isAnnounced, setAnnounced] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isAnnounced
}
