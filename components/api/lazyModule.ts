import { useCallback, useState } from 'react'
import { loadOnce } from './loadOnce.ts'
import { withTimeout } from './withTimeout.ts'

/**
 * Code that is fetched on demand: `const lightbox = lazyModule(() => import('./Lightbox.tsx'))`. Loading never rejects:
 * `onFocus={lightbox.load}` needs no error handler, and a caller that needs the module must handle undefined.
 */
export function lazyModule<Module>(importModule: () => Promise<Module>) {
  let loaded: Module | undefined

  /**
   * @returns undefined if the code cannot be fetched (offline, or replaced by a new build) or does not come in time; the next call
   * tries again
   */
  const load = (): Promise<Module | undefined> => {
    const loading = loadOnce(importModule).then((module) => {
      loaded = module
      return module
    })
    return withTimeout(loading).catch(() => undefined)
  }

  /** For a component that renders an export of the module. Its `load` also renders the component again, even after the timeout. */
  function useModule() {
    const [state, setState] = useState({ module: loaded, hasFailed: false })
    const loadAndRender = useCallback(async () => {
      loadOnce(importModule).then(
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
