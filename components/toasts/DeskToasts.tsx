import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import SnackbarContent from '@mui/material/SnackbarContent'
import { styled } from '@mui/material/styles'
import { deskWording } from '#data/desk/deskWording.ts'
import { forcedEdge } from '../layout/styles.ts'
import { Icon } from '../media/Icon.tsx'
import { Tooltip } from '../tooltips/Tooltip.tsx'
import { LiveRegion } from './ToastBox.tsx'
import { NotistackPlace, type ToastProps, ToastRegion, useShownToast } from './ToastRegion.tsx'

/** Time until the toast is dismissed, in milliseconds: long enough to read it and to undo. */
const duration = 8000

// Above the bar at the bottom of a phone.
const overBar = { inset: 'auto 12px calc(76px + env(safe-area-inset-bottom))', width: 'auto' }

const Place = styled(NotistackPlace)(({ theme: { breakpoints, zIndex } }) => ({
  // Below a sheet: there a toast waits, and would cover its fields for as long as it is open.
  zIndex: zIndex.appBar,
  ...overBar,
  [breakpoints.up('sm')]: overBar,
  [breakpoints.up('md')]: { inset: 'auto auto 24px 256px', width: 440 },
  // Above the save bar, too: the toast about a failure must not cover its button.
  // Not over the head of a screen, which says whose it is.
  '&[data-top]': { top: 'auto', bottom: '40dvh' },
  'body:has([data-saves]) &:not([data-top])': { transform: 'translateY(-80px)' },
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
  '& .MuiSnackbarContent-action': { gap: '.25rem', margin: '0 0 0 auto', paddingLeft: '.5rem' },
  '& :focus-visible': { outlineColor: palette.common.white, outlineOffset: -3 },
}))

/** Shows the toasts of deskToast, one at a time. */
export const DeskToasts = () => (
  <LiveRegion>
    <ToastRegion place={Place} toast={DeskToast} />
  </LiveRegion>
)

function DeskToast({ id, style, ref }: ToastProps) {
  const { toast, key, close } = useShownToast(id, duration)
  const action = toast?.action

  return (
    <div ref={ref} style={style}>
      <Box
        key={key}
        data-failed={toast?.kind === 'error' ? '' : undefined}
        // The region around it is live.
        role="none"
        message={toast?.text}
        action={
          <>
            {action && (
              <Button
                variant="onDark"
                onClick={() => {
                  close()
                  action.act()
                }}
              >
                {action.label}
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
