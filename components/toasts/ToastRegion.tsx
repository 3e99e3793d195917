import styled from '@emotion/styled'
import { SnackbarProvider } from 'notistack'
import { useRef } from 'react'
import { ShownToast } from './ShownToast.tsx'
import { SnackbarQueue } from './SnackbarQueue.tsx'
import { ToastPlace } from './ToastPlace.tsx'
import { ToastTransition } from './ToastTransition.tsx'
import type { Toast } from './toastStore.ts'
import { ToastsContext } from './toastsContext.ts'
import { useRegionFocus } from './useRegionFocus.ts'

// The place is ours; notistack's own stands where it would on any site.
const Region = styled(ToastPlace)({
  '&& .notistack-SnackbarContainer': {
    position: 'static',
    maxWidth: 'none',
    width: 'auto',
    display: 'block',
  },
  '&& .notistack-CollapseWrapper': { padding: 0 },
  '&& .notistack-Snackbar': { minWidth: 0 },
})

const moving = { enter: 180, exit: 180 }

type ToastRegionProps = { toasts: readonly Toast[]; dismiss: (id: number) => void }

/** One toast at a time; F8 leads here, and a pointer or the focus here stops the clock. */
export function ToastRegion({ toasts, dismiss }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null)
  const { isPaused, handlers } = useRegionFocus(region, toasts.find(({ isOpen }) => isOpen)?.id, dismiss)

  return (
    <ToastsContext value={{ toasts, dismiss, isPaused }}>
      <Region ref={region} tabIndex={-1} aria-label="Notifications (F8)" {...handlers}>
        <SnackbarProvider
          maxSnack={1}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          autoHideDuration={null}
          disableWindowBlurListener
          TransitionComponent={ToastTransition}
          transitionDuration={moving}
          content={(key) => <ShownToast id={Number(key)} />}
        >
          <SnackbarQueue toasts={toasts} />
        </SnackbarProvider>
      </Region>
    </ToastsContext>
  )
}
