import { styled } from '@mui/material/styles'
import type { CustomContentProps } from 'notistack'
import { type PointerEvent, type Ref, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ToastBox } from './ToastBox.tsx'
import { ToastsPaused, useToast, useToasts } from './toastStore.ts'

/** In milliseconds. */
const duration = 5000

const Swiped = styled('div')(({ theme: { design } }) => ({
  // A vertical drag scrolls the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  transition: `transform ${design.move.toast.in}`,
  '&[data-dragged]': { transition: 'none' },
}))

/** A toast on the screen, dismissed by time, by a swipe to the right or by its button. notistack animates `ref` and `style`. */
export function ShownToast({ id, style, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { dismiss } = useToast()
  const toast = useToasts().find((candidate) => candidate.id === id)
  const close = () => toast && dismiss(toast.id)
  const { distance, handlers } = useSwipeRight(close)
  useDismissTimer(use(ToastsPaused), close)

  return (
    <div ref={ref} style={style}>
      {toast && (
        <Swiped
          {...handlers}
          data-dragged={distance > 0 ? '' : undefined}
          style={distance > 0 ? { transform: `translateX(${distance}px)` } : undefined}
        >
          <ToastBox {...toast} onClose={close} />
        </Swiped>
      )}
    </div>
  )
}

/** Calls back after `duration` unpaused milliseconds; a pause keeps the time that is left. */
function useDismissTimer(isPaused: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [isPaused])
}

/** A drag further than this dismisses, in pixels. */
const threshold = 50
/** A shorter movement is a press of the button under the finger, in pixels. */
const slack = 5

/** Follows a drag to the right: released past the threshold it calls `onEnd`, before that it springs back. */
function useSwipeRight(onEnd: () => void) {
  const start = useRef<{ pointerId: number; x: number }>(undefined)
  const [distance, setDistance] = useState(0)

  const moved = ({ pointerId, clientX }: PointerEvent) =>
    start.current?.pointerId === pointerId ? Math.max(0, clientX - start.current.x) : undefined

  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.button === 0) start.current = { pointerId: event.pointerId, x: event.clientX }
    },
    onPointerMove(event: PointerEvent) {
      const by = moved(event)
      if (by === undefined || (distance === 0 && by < slack)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDistance(by)
    },
    onPointerUp(event: PointerEvent) {
      const by = moved(event)
      if (by === undefined) return
      start.current = undefined
      // The distance stays: the toast leaves from where it was released.
      if (by > threshold) onEnd()
      else setDistance(0)
    },
    onPointerCancel(event: PointerEvent) {
      if (moved(event) === undefined) return
      start.current = undefined
      setDistance(0)
    },
  }
  return { distance, handlers }
}
