import { useEffect } from 'react'

export type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** With a modifier a click or a key is the browser's: another tab, a download, Back. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey

/**
 * Calls the listener when Back or Forward moves, before the other page is loaded.
 *
 * @param listener stable
 */
export function useHistoryMove(listener: () => void): void {
  useEffect(() => {
    window.addEventListener('popstate', listener)
    return () => window.removeEventListener('popstate', listener)
  }, [listener])
}
