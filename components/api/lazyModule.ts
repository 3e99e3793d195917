import { type ComponentType, lazy, useCallback, useState } from 'react'

/** Timeout in milliseconds: an `import()` has none of its own. */
const timeout = 8_000

/** Rejects when the code or data does not come in time. */
export const withTimeout = <Value>(loading: Promise<Value>): Promise<Value> =>
  Promise.race([loading, new Promise<never>((_, reject) => setTimeout(reject, timeout))])

/**
 * Code that is fetched on demand: `const lightbox = lazyModule(() => import('./Lightbox.tsx'))`. Loading never rejects:
 * `onFocus={lightbox.load}` needs no error handler, and a caller that needs the module must handle undefined.
 */
export function lazyModule<Module>(importModule: () => Promise<Module>) {
  let loaded: Module | undefined
  let loading: Promise<Module> | undefined

  /** Imports once, since even a cached import() takes time. A failed import is retried on the next call. */
  function importOnce(): Promise<Module> {
    loading ??= importModule().then(
      (module) => {
        loaded = module
        return module
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  /**
   * @returns undefined if the code cannot be fetched (offline, or replaced by a new build) or does not come in time; the next call
   * tries again
   */
  const load = (): Promise<Module | undefined> => withTimeout(importOnce()).catch(() => undefined)

  /** For a component that renders an export of the module. Its `load` also renders the component again, even after the timeout. */
  function useModule() {
    const [state, setState] = useState({ module: loaded, hasFailed: false })
    const loadAndRender = useCallback(async () => {
      importOnce().then(
        (module) => setState({ module, hasFailed: false }),
        () => {},
      )
      const module = await load()
      if (!module) setState({ module, hasFailed: true })
      return module
    }, [])
    return { ...state, load: loadAndRender }
  }

  return { load, useModule }
}

/** A component that is fetched at its first render, within a Suspense: `lazyComponent(() => import('./Day.tsx'), 'Day')`. */
export const lazyComponent = <Name extends string, Props>(
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(async () => ({ default: (await importModule())[name] }))
