import type { ComponentType } from 'react'

type Props = Record<string, unknown>

/** A component that is prerendered, and whose code the browser fetches later. */
export type LazyPart = {
  /** Fetches the code. Rejects when that fails; the next call tries again. */
  load: () => Promise<void>
  /** Fulfilled once the code is loaded, never rejected. Carries status and value, which React's use() reads without waiting. */
  loaded: Promise<ComponentType<Props>>
}

/** @param fetchPart imports the component; called again after a failure */
export function lazyPart(fetchPart: () => Promise<ComponentType<Props>>): LazyPart {
  let fulfil: (part: ComponentType<Props>) => void
  const loaded = new Promise<ComponentType<Props>>((resolve) => {
    fulfil = resolve
  })
  const load = async () => {
    // React itself sets the status of a promise that it waits for.
    if ('status' in loaded && loaded.status === 'fulfilled') return
    const value = await fetchPart()
    Object.assign(loaded, { status: 'fulfilled', value })
    fulfil(value)
  }
  return { load, loaded }
}
