/** In milliseconds. */
const timeout = 8000

/**
 * Loads the portal's script for its frame, which is on the page already. The portal has answered when both have loaded.
 *
 * @param settle called with whether it has answered; called again with false if the browser then reports that it blocked the frame
 * @returns removes the script
 */
export function askPortal(
  frame: HTMLIFrameElement,
  scriptUrl: string,
  settle: (answered: boolean) => void,
): () => void {
  const script = document.createElement('script')
  script.src = scriptUrl
  script.async = true
  script.referrerPolicy = 'strict-origin'

  const pending = new Set<Element>([frame, script])
  const watch = new AbortController()
  const { signal } = watch
  const timer = setTimeout(fail, timeout)

  function stop() {
    clearTimeout(timer)
    watch.abort()
  }

  function fail() {
    stop()
    settle(false)
  }

  for (const element of [frame, script]) {
    const loaded = () => {
      pending.delete(element)
      if (pending.size > 0) return
      clearTimeout(timer)
      settle(true)
    }
    element.addEventListener('load', loaded, { signal, once: true })
  }
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
