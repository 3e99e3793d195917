import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { connection } from '../../api/connection.ts'
import { askPortal } from './askPortal.ts'

/** How far below the screen the section counts as near. */
const nearMargin = '600px 0px'

/** Asks the portal once the section comes near, or when the visitor asks where data is to be saved. */
export function useReviewsPortal(script: string) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [stage, setStage] = useState<'waiting' | 'asked' | 'answered' | 'failed'>('waiting')
  const [asksFirst, setAsksFirst] = useState(false)
  const isWanted = stage === 'asked' || stage === 'answered'
  const isShown = stage === 'answered'

  useEffect(() => {
    if (connection().saveData) setAsksFirst(true)
    else if (box.current) return whenNear(box.current, () => setStage('asked'))
  }, [])

  // Before the browser can have told of the frame.
  useLayoutEffect(() => {
    if (!isWanted || !frame.current) return
    return askPortal(frame.current, script, (answered) => setStage(answered ? 'answered' : 'failed'))
  }, [isWanted, script])

  // Whoever asked by key goes on in what came.
  useLayoutEffect(() => {
    if (isShown && box.current?.contains(document.activeElement)) frame.current?.focus()
  }, [isShown])

  return {
    box,
    frame,
    isWanted,
    isShown,
    isOffered: asksFirst && !isShown,
    ask: () => setStage('asked'),
  }
}

function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: nearMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
