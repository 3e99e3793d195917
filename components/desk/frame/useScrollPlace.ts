import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const places = new Map<string, number>()
let isFirstScreen = true

/** Restores the scroll position when going back; a new screen starts at its top. */
export function useScrollPlace(): void {
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(key)

  useEffect(() => {
    // Replacing a long screen with a short one fires a scroll event, which must not overwrite the position of the long screen.
    const keep = () => void places.set(shown.current, window.scrollY)
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [])

  useLayoutEffect(() => {
    shown.current = key
  }, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen scrolls, another filter of the same screen does not.
  useLayoutEffect(() => {
    // A new document is at its top already, and scrolling would force another layout.
    if (isFirstScreen) {
      isFirstScreen = false
      return
    }
    window.scrollTo({ top: isBack ? (places.get(key) ?? 0) : 0, behavior: 'instant' })
  }, [pathname])
}
