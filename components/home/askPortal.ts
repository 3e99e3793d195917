/** How long the portal may take to answer, in milliseconds. */
const patience = 8000

/**
 * Fetches the portal's script for its frame, which is on the page already. It has answered when both have loaded.
 *
 * @param settle told once whether it has
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
  const timer = setTimeout(() => end(false), patience)

  function end(answered: boolean) {
    clearTimeout(timer)
    watch.abort()
    settle(answered)
  }

  for (const part of [frame, script]) {
    const arrive = () => {
      missing.delete(part)
      if (missing.size === 0) end(true)
    }
    part.addEventListener('load', arrive, { signal })
  }
  script.addEventListener('error', () => end(false), { signal })
  // A frame has no error event, and one that was refused "loads" the browser's message.
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      if (effectiveDirective === 'frame-src' && frame.src.startsWith(blockedURI)) end(false)
    },
    { signal },
  )
  document.head.append(script)

  return () => {
    clearTimeout(timer)
    watch.abort()
    script.remove()
  }
}
