import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const places = new Map<string, number>()
let isFirstScreen = true

/** Back in the list one is where one was; a new screen begins at its top. */
export function useScrollPlace(): void {
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(key)

  useEffect(() => {
    // The browser scrolls when a shorter screen takes the place of a longer one: that is no place of the longer one.
    const keep = () => void places.set(shown.current, window.scrollY)
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [])

  useLayoutEffect(() => {
    shown.current = key
  }, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another screen scrolls, not another filter of the same.
  useLayoutEffect(() => {
    // A new document is at its top; scrolling would cost a layout of its own.
    if (isFirstScreen) {
      isFirstScreen = false
      return
    }
    window.scrollTo({ top: isBack ? (places.get(key) ?? 0) : 0, behavior: 'instant' })
  }, [pathname])
}
