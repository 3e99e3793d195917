import { styled } from '@mui/material/styles'
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack'
import { useEffect, useRef } from 'react'
import { ShownToast, ToastsPaused } from './ShownToast.tsx'
import { ToastPlace } from './ToastBox.tsx'
import { useToast, useToasts } from './toastStore.ts'
import { useRegionFocus } from './useRegionFocus.ts'

// notistack's own container is fixed to the screen; here the region is.
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

/**
 * Shows one toast at a time. ShownToast times it: notistack pauses under the pointer only, and then starts again with half the
 * time.
 */
export function ToastRegion() {
  const region = useRef<HTMLElement>(null)
  const { dismiss } = useToast()
  const open = useToasts().find(({ isOpen }) => isOpen)?.id
  const { isPaused, handlers } = useRegionFocus(region, open, dismiss)

  useEffect(() => {
    if (open === undefined) return
    enqueueSnackbar({ key: open })
    return () => closeSnackbar(open)
  }, [open])

  return (
    <ToastsPaused value={isPaused}>
      <Region ref={region} tabIndex={-1} aria-label="Notifications (F8)" {...handlers}>
        <SnackbarProvider
          maxSnack={1}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          autoHideDuration={null}
          disableWindowBlurListener
          transitionDuration={{ enter: 180, exit: 180 }}
          Components={{ default: ShownToast }}
        />
      </Region>
    </ToastsPaused>
  )
}
