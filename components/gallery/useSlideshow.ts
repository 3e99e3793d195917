import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { arrowStep, wrapIndex } from './steps.ts'

/** The current slide of `count`, which wraps at both ends. The slides are the children of `list`. */
export function useSlideshow(count: number) {
  const [current, setCurrent] = useState(0)
  const [hasMoved, setMoved] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const focusedLink = useRef<number>(undefined)

  function show(index: number) {
    focusedLink.current = linksOf(list.current, current).findIndex((link) => link.matches(':focus'))
    setCurrent(wrapIndex(index, count))
    setMoved(true)
  }

  // If a photo link of the last slide was focused, the one in its place is focused.
  useLayoutEffect(() => {
    linksOf(list.current, current)[focusedLink.current ?? -1]?.focus()
    focusedLink.current = undefined
  }, [current])

  function onKeyDown(event: KeyboardEvent) {
    const step = arrowStep(event)
    if (step === 0) return
    event.preventDefault()
    show(current + step)
  }

  return { current, hasMoved, list, show, onKeyDown }
}

const linksOf = (list: HTMLElement | null, slide: number) => [
  ...(list?.children[slide]?.querySelectorAll('a') ?? []),
]
