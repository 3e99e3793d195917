import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import Stack from '@mui/material/Stack'
import { useEffect, useState } from 'react'
import { alertOffer } from '#data/desk/calendarWording.ts'
import { alertWording } from '#data/desk/deskWording.ts'
import { alertsOffered } from '../../session/createStore.ts'
import { DeskIcon } from '../frame/DeskIcon.tsx'
import { useAlerts } from './useAlerts.ts'

/** Offers alerts, once in this browser. Over the list: what comes late must not move it. */
export function AlertOffer() {
  const { state, isBusy, turn } = useAlerts()
  const [isOpen, setOpen] = useState(() => alertsOffered.read() === null)
  const isOffered = isOpen && (state === 'off' || state === 'install')
  useEffect(() => {
    if (isOffered) alertsOffered.write('yes')
  }, [isOffered])
  if (!isOffered) return null
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{ '&&': { bottom: 'calc(80px + env(safe-area-inset-bottom))' } }}
    >
      <Alert severity="info" icon={<DeskIcon name="inbox" />} role="status" sx={{ boxShadow: 4 }}>
        {state === 'off' ? alertOffer.text : alertWording.install}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {state === 'off' && (
            <Button variant="primary" disabled={isBusy} onClick={() => void turn(true)}>
              {alertOffer.turnOn}
            </Button>
          )}
          <Button onClick={() => setOpen(false)}>{alertOffer.notNow}</Button>
        </Stack>
      </Alert>
    </Snackbar>
  )
}
