import { styled } from '@mui/material/styles'
import { memo, type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react'
import { withTimeout } from '#components/api/withTimeout.ts'
import { holdActions } from '../stub/holdActions.ts'
import type { LazyPart } from './lazyPart.ts'

type HydratedNearProps = {
  part: LazyPart
  /** Props of the part. */
  props: object
  /** Shown after a navigation while the code of the part is loading. */
  fallback?: ReactNode
}

/** Each section is a stacking context: repainting one does not repaint the others. A frame after a tap takes a third of the time. */
const Box = styled('div')({ '& > *': { isolation: 'isolate' } })

/** A prerendered part of the document, hydrated once its code is loaded: at the latest when the visitor scrolls or comes to it. */
export function HydratedNear({ part, props, fallback }: HydratedNearProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  useHydrationNear(box, part, isHydrated)

  return (
    <Box ref={box} data-dehydrated={isHydrated ? undefined : ''}>
      <Suspense fallback={fallback}>
        <Part part={part} props={props} onHydrated={setHydrated} />
      </Suspense>
    </Box>
  )
}

type PartProps = Omit<HydratedNearProps, 'fallback'> & { onHydrated: (is: true) => void }

/** Memoized: neither hydration nor a navigation to a section renders it again. */
const Part = memo(function Part({ part, props, onHydrated }: PartProps) {
  const Component = use(part.loaded)
  useEffect(() => onHydrated(true), [onHydrated])
  return <Component {...props} />
})

/** Events that precede a tap or a key press in an element. */
const hints = ['pointerenter', 'pointerdown', 'focusin']

/** Fetches the part's code at the first scroll or hint; clicks and submits in the part are held until it is hydrated. */
function useHydrationNear(box: RefObject<HTMLElement | null>, part: LazyPart, isHydrated: boolean): void {
  useEffect(() => {
    const { current } = box
    if (isHydrated || !current) return
    const controller = new AbortController()
    // After a failure the next hint tries again.
    const load = () => void part.load().catch(() => {})
    // Another page is scrolled when that is shown before it is navigated to (useTouchedPage.ts).
    const loadIfShown = () => {
      if (!current.closest('[hidden]')) load()
    }
    if (window.scrollY > 0 || current.matches(':hover, :focus-within')) load()
    window.addEventListener('scroll', loadIfShown, { passive: true, signal: controller.signal })
    for (const hint of hints)
      current.addEventListener(hint, load, { passive: true, signal: controller.signal })

    let hydrated = () => {}
    const hydration = new Promise<void>((resolve) => {
      hydrated = resolve
    })
    let release = () => {}
    const hold = () => {
      if (!controller.signal.aborted) release = holdActions(start, current)
    }
    async function start() {
      try {
        await withTimeout(part.load())
      } catch (error) {
        // The browser does this action, as far as it works without script. Every answer is shown. Later actions are held again.
        current?.setAttribute('data-scripting', 'lost')
        release()
        setTimeout(hold)
        throw error
      }
      await hydration
    }
    hold()
    return () => {
      controller.abort()
      current.removeAttribute('data-scripting')
      release()
      hydrated()
    }
  }, [box, part, isHydrated])
}
