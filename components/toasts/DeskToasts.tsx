import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import SnackbarContent from '@mui/material/SnackbarContent'
import { styled } from '@mui/material/styles'
import { type CustomContentProps, closeSnackbar, SnackbarProvider } from 'notistack'
import { type Ref, useState } from 'react'
import { deskWording } from '#data/desk/deskWording.ts'
import { forcedEdge } from '../layout/styles.ts'
import { useKeptFocus } from '../layout/useKeptFocus.ts'
import { Icon } from '../media/Icon.tsx'
import { Tooltip } from '../tooltips/Tooltip.tsx'
import type { ToastAction } from './deskToast.ts'
import { useAnnounced } from './useAnnounced.ts'
import { useDismissTimer } from './useDismissTimer.ts'

/** Time until the toast is dismissed, in milliseconds: long enough to read it and to undo. */
const duration = 8000

const Region = styled('section')(({ theme: { breakpoints } }) => ({
  '& .notistack-SnackbarContainer': {
    maxWidth: 'none',
    // Above the bar at the bottom of a phone.
    inset: 'auto 12px calc(76px + env(safe-area-inset-bottom))',
    width: 'auto',
    [breakpoints.up('md')]: { inset: 'auto auto 24px 256px', width: 440 },
  },
  // Above the save bar, too: the toast about a failure must not cover its button.
  'body:has([data-saves]) & .notistack-SnackbarContainer': { transform: 'translateY(-80px)' },
  '& .notistack-Snackbar': { width: '100%', minWidth: 0 },
  '& .notistack-CollapseWrapper': { width: '100%', padding: 0 },
  '@media print': { display: 'none' },
}))

const Box = styled(SnackbarContent)(({ theme: { palette, typography, design } }) => ({
  ...typography.body1,
  width: '100%',
  padding: '.35rem .5rem .35rem 1.1rem',
  borderRadius: design.corner.medium,
  background: palette.primary.darker,
  color: palette.common.white,
  boxShadow: design.shadow['3'],
  ...forcedEdge,
  flexWrap: 'nowrap',
  fontWeight: 600,
  '&[data-failed]': { background: palette.error.main },
  '& .MuiSnackbarContent-message': { overflowWrap: 'anywhere', minWidth: 0 },
  '& .MuiSnackbarContent-action': { gap: '.25rem', margin: 0, paddingLeft: '.5rem' },
  '& :focus-visible': { outlineColor: palette.common.white, outlineOffset: -3 },
}))

/** Shows the toasts of deskToast, one at a time. */
export function DeskToasts() {
  return (
    <Region aria-label="Notifications">
      <SnackbarProvider
        maxSnack={1}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        autoHideDuration={null}
        disableWindowBlurListener
        transitionDuration={{ enter: 180, exit: 120 }}
        Components={{ desk: DeskToast }}
      />
    </Region>
  )
}

type DeskToastProps = CustomContentProps & {
  toastAction?: ToastAction | undefined
  hasFailed?: boolean
  ref?: Ref<HTMLDivElement>
}

function DeskToast({ id, message, toastAction, hasFailed, style, ref }: DeskToastProps) {
  const [isHeld, setHeld] = useState(false)
  const isAnnounced = useAnnounced()
  const [isClosed, setClosed] = useState(false)
  const keptFocus = useKeptFocus({ isLeaving: isClosed })
  const close = () => {
    setClosed(true)
    closeSnackbar(id)
  }
  useDismissTimer(duration, isHeld, close)

  const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) }
  const release = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) }
  return (
    <div ref={ref} style={{ ...style, width: '100%' }} {...hold} {...release}>
      <Box
        {...keptFocus}
        data-failed={hasFailed ? '' : undefined}
        role={hasFailed ? 'alert' : 'status'}
        message={isAnnounced ? message : ''}
        action={
          <>
            {toastAction && (
              <Button
                variant="onDark"
                onClick={() => {
                  close()
                  toastAction.act()
                }}
              >
                {toastAction.label}
              </Button>
            )}
            <Tooltip label={deskWording.changes.close}>
              <IconButton onClick={close}>
                <Icon name="close" />
              </IconButton>
            </Tooltip>
          </>
        }
      />
    </div>
  )
}
