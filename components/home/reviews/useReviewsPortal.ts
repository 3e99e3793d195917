import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { connection } from '../../api/connection.ts'
import { deskMark } from '../../session/localStore.ts'

/** How far below the screen the section counts as near. */
const nearMargin = '600px 0px'

/** How long the portal may take to answer, in milliseconds. */
const timeout = 8000

/** Loads the portal when the section comes near; with Save-Data, when the visitor asks for it. */
export function useReviewsPortal(script: string) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [stage, setStage] = useState<'waiting' | 'asked' | 'answered' | 'failed'>('waiting')
  const [asksFirst, setAsksFirst] = useState(false)
  const isWanted = stage === 'asked' || stage === 'answered'
  const isShown = stage === 'answered'

  useEffect(() => {
    // The portal's script could read the desk with the session of this browser.
    if (deskMark.read()) return
    if (connection().saveData) return setAsksFirst(true)
    if (!box.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setStage('asked')
      },
      { rootMargin: nearMargin },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
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

/**
 * Loads the portal's script for its frame, which is on the page already. The portal has answered when both have loaded.
 *
 * @param settle receives true once the portal has answered, false on failure. False may follow true: the report of a blocked frame
 * @returns removes the script
 */
function askPortal(frame: HTMLIFrameElement, scriptUrl: string, settle: (answered: boolean) => void) {
  const script = document.createElement('script')
  script.src = scriptUrl
  script.async = true
  script.referrerPolicy = 'strict-origin'

  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(fail, timeout)

  function stop() {
    clearTimeout(timer)
    controller.abort()
  }

  function fail() {
    stop()
    settle(false)
  }

  const load = (element: Element) =>
    new Promise((loaded) => element.addEventListener('load', loaded, { signal }))
  Promise.all([frame, script].map(load)).then(() => {
    clearTimeout(timer)
    settle(true)
  })
  script.addEventListener('error', fail, { signal })
  // A frame has no error event: a blocked one fires load for the browser's error page, sometimes before this event.
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      if (effectiveDirective === 'frame-src' && frame.src.startsWith(blockedURI)) fail()
    },
    { signal },
  )
  document.head.append(script)

  return () => {
    stop()
    script.remove()
  }
}
