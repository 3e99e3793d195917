import { useEffect, useState, useSyncExternalStore } from 'react'

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

/** True while a dialog covers the page: Material UI then hides the page, with its toasts, from screen readers. */
export const useCovered = (): boolean => useSyncExternalStore(onCover, isCovered)

const root = () => document.getElementById('root')

const isCovered = () => root()?.ariaHidden === 'true'

function onCover(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  const page = root()
  if (page) observer.observe(page, { attributeFilter: ['aria-hidden'] })
  return () => observer.disconnect()
}
