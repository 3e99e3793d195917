import { useCallback, useState } from 'react'
import { loadOnce } from './loadOnce.ts'

/**
 * Code that is fetched when it is needed: `const lightbox = lazyModule(() => import('./GalleryLightbox.tsx'))`. Loading never rejects,
 * so `onFocus={lightbox.load}` fetches ahead without a handler, and a caller that needs the module must handle undefined.
 */
export function lazyModule<Module>(importModule: () => Promise<Module>) {
  /** @returns undefined if the code cannot be fetched (offline, or replaced by a new build); the next call tries again */
  const load = (): Promise<Module | undefined> => loadOnce(importModule).catch(() => undefined)

  /** For a component that renders what the module exports. Its `load` is the one above, and renders the result. */
  function useModule() {
    const [state, setState] = useState<{ module?: Module | undefined; hasFailed: boolean }>({
      hasFailed: false,
    })
    const loadAndRender = useCallback(async () => {
      const module = await load()
      setState({ module, hasFailed: !module })
      return module
    }, [])
    return { ...state, load: loadAndRender }
  }

  return { load, useModule }
}
