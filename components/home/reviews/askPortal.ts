/** How long the portal may take to answer, in milliseconds. */
const patience = 8000

/**
 * Fetches the portal's script for its frame, which is on the page already. It has answered when both have loaded.
 *
 * @param settle told whether it has; once more, that it has not, when the browser reports only then that it refused the frame
 * @returns takes the script away
 */
export function askPortal(
  frame: HTMLIFrameElement,
  scriptAddress: string,
  settle: (answered: boolean) => void,
): () => void {
  const script = document.createElement('script')
  script.src = scriptAddress
  script.async = true
  script.referrerPolicy = 'strict-origin'

  const missing = new Set<Element>([frame, script])
  const watch = new AbortController()
  const { signal } = watch
  const timer = setTimeout(fail, patience)

  function stop() {
    clearTimeout(timer)
    watch.abort()
  }

  function fail() {
    stop()
    settle(false)
  }

  for (const part of [frame, script]) {
    const arrive = () => {
      missing.delete(part)
      if (missing.size > 0) return
      clearTimeout(timer)
      settle(true)
    }
    part.addEventListener('load', arrive, { signal, once: true })
  }
  script.addEventListener('error', fail, { signal })
  // A frame has no error event, and one that was refused "loads" the browser's message, at times before this is told.
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
