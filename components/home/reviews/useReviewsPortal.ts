import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { connection } from '../../api/connection.ts'
import { askPortal } from './askPortal.ts'

/** How far below the screen the section counts as near. */
const nearMargin = '600px 0px'

/** Loads the portal when the section comes near; with Save-Data, when the visitor asks for it. */
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

  // A layout effect: the listeners must be there before the frame fires an event.
  useLayoutEffect(() => {
    if (!isWanted || !frame.current) return
    return askPortal(frame.current, script, (answered) => setStage(answered ? 'answered' : 'failed'))
  }, [isWanted, script])

  // A keyboard user who asked for the reviews continues in the frame.
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
