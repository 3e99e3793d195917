import { useEffect } from 'react'

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
