import { useSyncExternalStore } from 'react'

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
