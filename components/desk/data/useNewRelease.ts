import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Within this time of its load, in milliseconds, a document is not loaded again for missing code: it would fail again. */
const minimumAge = 10_000

/**
 * After a new release the next screen is loaded with a new document, also when the code of that screen is gone. Unsaved edits are in
 * local storage, and a change goes on when the document is unloaded.
 */
export function useNewRelease(): void {
  const { pathname } = useLocation()
  const isOutdated = useRef(false)

  useEffect(() => {
    const { serviceWorker } = navigator
    let hasController = Boolean(serviceWorker?.controller)
    const onController = () => {
      // The first service worker comes with this release.
      isOutdated.current ||= hasController
      hasController = true
    }
    const onMissingCode = () => {
      if (navigator.onLine && performance.now() > minimumAge) window.location.reload()
    }
    serviceWorker?.addEventListener('controllerchange', onController)
    window.addEventListener('vite:preloadError', onMissingCode)
    return () => {
      serviceWorker?.removeEventListener('controllerchange', onController)
      window.removeEventListener('vite:preloadError', onMissingCode)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen, when it is opened.
  useEffect(() => {
    if (isOutdated.current) window.location.reload()
  }, [pathname])
}
