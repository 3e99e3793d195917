import styled from '@emotion/styled'
import { use } from 'react'
import { ToastBox } from './ToastBox.tsx'
import { ToastsContext } from './toastsContext.ts'
import { useDismissTimer } from './useDismissTimer.ts'
import { useSwipeRight } from './useSwipeRight.ts'

/** How long a toast is shown, in milliseconds. */
const shownFor = 5000

const Swiped = styled('div')(({ theme: { design } }) => ({
  // Up and down scrolls the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  transition: `transform ${design.move.toast.in}`,
  '&[data-dragged]': { transition: 'none' },
}))

/** A toast on the screen: it goes by itself, by a swipe to the right, or when it is closed. */
export function ShownToast({ id }: { id: number }) {
  const { toasts, dismiss, isPaused } = use(ToastsContext)
  const end = () => dismiss(id)
  const { distance, handlers } = useSwipeRight(end)
  useDismissTimer(shownFor, isPaused || distance > 0, end)

  const toast = toasts.find((candidate) => candidate.id === id)
  if (!toast) return null
  return (
    <Swiped
      {...handlers}
      data-dragged={distance > 0 ? '' : undefined}
      style={distance > 0 ? { transform: `translateX(${distance}px)` } : undefined}
    >
      <ToastBox {...toast} onClose={end} />
    </Swiped>
  )
}
