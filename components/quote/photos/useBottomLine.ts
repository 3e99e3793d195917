import { type RefObject, useEffect } from 'react'

/** Stores the height of the upload line in a CSS variable: toasts stand above that line (toasts/ToastBox.tsx). */
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
