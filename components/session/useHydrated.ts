import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in the first render of a prerendered part, which must match the HTML. True from the start after a navigation. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
