import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { holdActions } from '../stub/holdActions.ts'
import type { LazyPart } from './lazyPart.ts'

type HydratedNearProps = {
  part: LazyPart
  /** Props of the part. */
  props: object
  /** React's Suspense, or something that lets errors through. */
  Boundary: ComponentType<{ children: ReactNode; fallback?: ReactNode }>
  /** After a navigation, while its code is on the way. */
  fallback?: ReactNode
}

/** A part of the document that is prerendered like the rest, and hydrated when the visitor comes near, with code that is fetched then. */
export function HydratedNear({ part, props, Boundary, fallback }: HydratedNearProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  useHydrationNear(box, part, isHydrated)

  return (
    <div ref={box} data-dehydrated={isHydrated ? undefined : ''}>
      <Boundary fallback={fallback}>
        <Part part={part} props={props} onHydrated={setHydrated} />
      </Boundary>
    </div>
  )
}

type PartProps = Omit<HydratedNearProps, 'Boundary' | 'fallback'> & { onHydrated: (is: true) => void }

/** Memoized: neither its hydration nor a link within the page renders the sections once more. */
const Part = memo(function Part({ part, props, onHydrated }: PartProps) {
  const Component = use(part.loaded)
  useEffect(() => onHydrated(true), [onHydrated])
  return <Component {...props} />
})

/** What comes before a tap or a key in an element. */
const hints = ['pointerenter', 'pointerdown', 'touchstart', 'focusin']

/** Fetches the part once the visitor scrolls or comes to it; what they do in it before it is hydrated is done afterwards. */
function useHydrationNear(box: RefObject<HTMLElement | null>, part: LazyPart, isHydrated: boolean): void {
  useEffect(() => {
    const { current } = box
    if (isHydrated || !current) return
    const watch = new AbortController()
    // After a failure the next hint tries again.
    const load = () => void part.load().catch(() => {})
    if (window.scrollY > 0 || current.matches(':hover, :focus-within')) load()
    // After the skip link, or going back within the page, React renders the part anew.
    for (const move of ['scroll', 'popstate'])
      window.addEventListener(move, load, { passive: true, signal: watch.signal })
    for (const hint of hints) current.addEventListener(hint, load, { passive: true, signal: watch.signal })

    let hydrated = () => {}
    const hydration = new Promise<void>((resolve) => {
      hydrated = resolve
    })
    const release = holdActions(() => {
      load()
      return hydration
    }, current)
    return () => {
      watch.abort()
      release()
      hydrated()
    }
  }, [box, part, isHydrated])
}
