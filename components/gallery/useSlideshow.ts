import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { arrowStep, wrapIndex } from './steps.ts'

/** Which of `count` slides is shown; both ends lead on to the other. The slides are the children of `list`. */
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

  // A photo that had the focus hands it to the one that took its place.
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
