import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in the first render of a prerendered part, which must match it; true from the start in what a navigation renders. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
