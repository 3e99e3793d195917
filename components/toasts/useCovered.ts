import { useSyncExternalStore } from 'react'

/** True while a dialog covers the page: Material UI then hides the page, with its toasts, from screen readers. */
export const useCovered = (): boolean => useSyncExternalStore(onCover, isCovered)

const root = () => document.getElementById('root')

const isCovered = () => root()?.ariaHidden === 'true'

function onCover(listener: () => void): () => void {
  // A frame later: what is announced then must be back for screen readers.
  const observer = new MutationObserver(() => requestAnimationFrame(listener))
  const page = root()
  if (page) observer.observe(page, { attributeFilter: ['aria-hidden'] })
  return () => observer.disconnect()
}
