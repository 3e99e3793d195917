import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useSwipe } from '../layout/useSwipe.ts'
import { ToastBox } from './ToastBox.tsx'
import { type ToastProps, ToastRegion, useShownToast } from './ToastRegion.tsx'

/** Time until the toast is dismissed, in milliseconds. */
const duration = 5000

const Swiped = styled('div')(({ theme: { design } }) => ({
  // A vertical drag scrolls the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  transition: `transform ${design.move.toast}`,
  '&[data-dragged]': { transition: 'none' },
}))

export const SiteToasts = () => <ToastRegion toast={SiteToast} />

/** A toast on the screen, dismissed by time, by a swipe to the right or by its button. notistack animates `ref` and `style`. */
function SiteToast({ id, style, ref }: ToastProps) {
  const { toast, key, close } = useShownToast(id, duration)
  // Released past the threshold, the toast keeps its offset and leaves from there.
  const [distance, setDistance] = useState(0)
  const swipe = useSwipe(
    (step) => step === -1 && close(),
    (by) => setDistance(Math.max(0, by)),
  )

  return (
    <div ref={ref} style={style}>
      {toast && (
        <Swiped
          key={key}
          {...swipe}
          data-dragged={distance > 0 ? '' : undefined}
          style={distance > 0 ? { transform: `translateX(${distance}px)` } : undefined}
        >
          <ToastBox {...toast} onClose={close} />
        </Swiped>
      )}
    </div>
  )
}
