import { type RefObject, useEffect } from 'react'

/** Tells toasts how high a line at the bottom of the screen is: they stand above it (toasts/ToastBox.tsx). */
export function useBottomLine(line: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = line.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--bottom-line', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-line')
    }
  }, [line])
}
