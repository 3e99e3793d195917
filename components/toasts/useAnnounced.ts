import { useEffect, useState } from 'react'
import { useCovered } from './useCovered.ts'

/** False for a frame, and before that under a dialog. Screen readers announce changes of a live region, not its first content. */
export function useAnnounced(): boolean {
  const [isAnnounced, setAnnounced] = useState(false)
  const isCovered = useCovered()
  useEffect(() => {
    if (isCovered) return
    const frame = requestAnimationFrame(() => setAnnounced(true))
    return () => cancelAnimationFrame(frame)
  }, [isCovered])
  return isAnnounced
}
