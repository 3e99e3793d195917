import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const places = new Map<string, number>()

/** Back in the list one is where one was; a new screen begins at its top. */
export function useScrollPlace(): void {
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'

  useEffect(() => {
    const keep = () => void places.set(key, window.scrollY)
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another screen scrolls, not another filter of the same.
  useLayoutEffect(() => {
    window.scrollTo({ top: isBack ? (places.get(key) ?? 0) : 0, behavior: 'instant' })
  }, [pathname])
}
