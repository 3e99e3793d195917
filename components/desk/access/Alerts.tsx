import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Snackbar from '@mui/material/Snackbar'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useState } from 'react'
import { alertOffer } from '#data/desk/calendarWording.ts'
import { deskApi } from '#data/desk/deskPaths.ts'
import { alertWording } from '#data/desk/deskWording.ts'
import { useRestoreFocus } from '../../layout/useRestoreFocus.ts'
import { alertsOffered } from '../../session/createStore.ts'
import { deskToast } from '../../toasts/toastStore.ts'
import { useDeskData } from '../data/DeskData.tsx'
import { type ServerAlerts, subscribe, unsubscribe } from '../data/pushSubscription.ts'
import { DeskIcon } from '../frame/DeskIcon.tsx'

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

const Box = styled('section')(({ theme: { palette, typography } }) => ({
  maxWidth: 640,
  margin: '0 0 1.5rem',
  '& label': { display: 'flex', minHeight: 48, gap: '.5rem', fontWeight: 600, margin: 0 },
  '& p': { ...typography.body2, margin: 0, color: palette.text.secondary },
}))

/** Turns alerts on this device on and off. */
export function AlertSwitch() {
  const hint = useId()
  const { state, hasEnded, isBusy, turn } = useAlerts()
  const focusProps = useRestoreFocus()
  const isUsable = state === 'on' || state === 'off'
  return (
    <Box {...focusProps}>
      <FormControlLabel
        label={alertWording.label}
        control={
          <Switch
            checked={state === 'on'}
            disabled={!isUsable || isBusy}
            onChange={(_event, isOn) => void turn(isOn)}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
      />
      <p id={hint}>
        {hasEnded
          ? alertWording.ended
          : isUsable || state === 'asking'
            ? alertWording.lead
            : alertWording[state]}
      </p>
    </Box>
  )
}

/** State of the switch. "install": an iPhone shows alerts only once the desk is on its home screen. */
type AlertState = 'asking' | 'on' | 'off' | 'denied' | 'missing' | 'install'

/** Alerts are on when the browser has a subscription and the server has one for this session. */
function useAlerts() {
  const { data, retry } = useDeskData<ServerAlerts>(deskApi.alerts)
  const [state, setState] = useState<AlertState>('asking')
  const [isBusy, setBusy] = useState(false)
  const hasEnded = data?.hasEnded === true
  const isOnServer = data?.isOn && !hasEnded

  useEffect(() => {
    if (isOnServer === undefined) return
    let isStale = false
    const look = () => void findState(isOnServer).then((found) => isStale || setState(found))
    look()
    // The owner may have allowed notifications in the browser's settings.
    document.addEventListener('visibilitychange', look)
    return () => {
      isStale = true
      document.removeEventListener('visibilitychange', look)
    }
  }, [isOnServer])

  async function turn(isOn: boolean) {
    if (!data) return
    setBusy(true)
    try {
      if (isOn && (await Notification.requestPermission()) !== 'granted')
        throw new Error('Notifications are not permitted.')
      const { pushManager } = await navigator.serviceWorker.ready
      await (isOn ? subscribe(pushManager, data.publicKey) : unsubscribe(pushManager))
      setState(isOn ? 'on' : 'off')
      deskToast.done(isOn ? alertWording.on : alertWording.off)
    } catch {
      const isDenied = Notification.permission === 'denied'
      setState(isDenied ? 'denied' : isOn ? 'off' : 'on')
      // The reason stands beside the switch, too, which screen readers do not announce.
      deskToast.failed(isDenied ? alertWording.denied : alertWording.failed)
    }
    retry()
    setBusy(false)
  }

  return { state, hasEnded: hasEnded && state === 'off', isBusy, turn }
}

async function findState(isOnServer: boolean): Promise<AlertState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isAppleTouchDevice() ? 'install' : 'missing'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await Promise.race([navigator.serviceWorker.ready, afterTimeout()])
  if (!registration) return 'missing'
  const subscription = await registration.pushManager.getSubscription()
  return subscription && isOnServer ? 'on' : 'off'
}

/** Timeout in milliseconds: the service worker is registered some seconds after the desk was opened. */
const timeout = 10_000

const afterTimeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, timeout))

/** The User-Agent of an iPad names a Mac. */
const isAppleTouchDevice = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
