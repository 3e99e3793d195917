import type { ComponentType } from 'react'

type Rendered = { Component: ComponentType<Record<string, unknown>>; props: Record<string, unknown> }

/** Something that is prerendered, and whose code and content the browser fetches later. */
export type LazyPart = {
  /** Fetches it. Rejected when that fails; the next call tries again. */
  load: () => Promise<void>
  /** Fulfilled once it is loaded, never rejected. Carries its outcome (status and value), which React's use() reads without waiting. */
  loaded: Promise<Rendered>
}

export function lazyPart(fetchPart: () => Promise<Rendered>): LazyPart {
  let fulfil: (rendered: Rendered) => void
  const loaded = new Promise<Rendered>((resolve) => {
    fulfil = resolve
  })
  const load = async () => {
    // React marks it, too, while it waits for it.
    if ('status' in loaded && loaded.status === 'fulfilled') return
    const value = await fetchPart()
    Object.assign(loaded, { status: 'fulfilled', value })
    fulfil(value)
  }
  return { load, loaded }
}
