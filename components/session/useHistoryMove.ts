import { useEffect } from 'react'

/** Dispatched on the window when a popstate event is delayed (renderer/navigation/popNavigations.ts). */
export const popDelayed = 'popdelayed'

/**
 * Calls the listener when Back or Forward moves, before the other page is loaded.
 *
 * @param listener stable
 */
export function useHistoryMove(listener: () => void): void {
  useEffect(() => {
    const events = ['popstate', popDelayed]
    for (const event of events) window.addEventListener(event, listener)
    return () => {
      for (const event of events) window.removeEventListener(event, listener)
    }
  }, [listener])
}
