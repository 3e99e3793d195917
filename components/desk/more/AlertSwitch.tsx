import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useState } from 'react'
import { deskApi } from '#data/desk/deskPaths.ts'
import { alertWording as wording } from '#data/desk/deskWording.ts'
import { useKeptFocus } from '../../layout/useKeptFocus.ts'
import { deskToast } from '../../toasts/deskToast.ts'
import { useDeskData } from '../data/DeskData.tsx'
import { type ServerAlerts, subscribe, unsubscribe } from '../data/pushSubscription.ts'

const Box = styled('section')(({ theme: { palette, typography } }) => ({
  maxWidth: 640,
  margin: '0 0 1.5rem',
  '& label': { display: 'flex', minHeight: 48, gap: '.5rem', fontWeight: 600, margin: 0 },
  '& p': { ...typography.body2, margin: 0, color: palette.text.secondary },
}))

/** Turns alerts on and off in this browser, or says why alerts are not available. */
export function AlertSwitch() {
  const hint = useId()
  const { state, isBusy, turn } = useAlerts()
  const keptFocus = useKeptFocus()
  const isUsable = state === 'on' || state === 'off'
  return (
    <Box {...keptFocus}>
      <FormControlLabel
        label={wording.label}
        control={
          <Switch
            checked={state === 'on'}
            disabled={!isUsable || isBusy}
            onChange={(_event, isOn) => void turn(isOn)}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
      />
      <p id={hint}>{isUsable || state === 'asking' ? wording.lead : wording[state]}</p>
    </Box>
  )
}

/** State of the switch. "install": an iPhone shows alerts only once the desk is on its home screen. */
type AlertState = 'asking' | 'on' | 'off' | 'denied' | 'missing' | 'install'

type Alerts = { state: AlertState; isBusy: boolean; turn: (isOn: boolean) => Promise<void> }

/** Alerts are on when the browser has a subscription and the server has one for this session. */
function useAlerts(): Alerts {
  const { data, retry } = useDeskData<ServerAlerts>(deskApi.alerts)
  const [state, setState] = useState<AlertState>('asking')
  const [isBusy, setBusy] = useState(false)
  const isKept = data?.isOn

  useEffect(() => {
    if (isKept === undefined) return
    let isStale = false
    const look = () => void findState(isKept).then((found) => isStale || setState(found))
    look()
    // The owner may have allowed notifications in the browser's settings.
    document.addEventListener('visibilitychange', look)
    return () => {
      isStale = true
      document.removeEventListener('visibilitychange', look)
    }
  }, [isKept])

  async function turn(isOn: boolean) {
    if (!data) return
    setBusy(true)
    try {
      if (isOn && (await Notification.requestPermission()) !== 'granted')
        throw new Error('Notifications are not permitted.')
      const { pushManager } = await navigator.serviceWorker.ready
      await (isOn ? subscribe(pushManager, data.publicKey) : unsubscribe(pushManager))
      setState(isOn ? 'on' : 'off')
      deskToast.done(isOn ? wording.on : wording.off)
    } catch {
      const isDenied = Notification.permission === 'denied'
      setState(isDenied ? 'denied' : isOn ? 'off' : 'on')
      // The reason stands beside the switch, too, which screen readers do not announce.
      deskToast.failed(isDenied ? wording.denied : wording.failed)
    }
    retry()
    setBusy(false)
  }

  return { state, isBusy, turn }
}

async function findState(isKept: boolean): Promise<AlertState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isAppleTouchDevice() ? 'install' : 'missing'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await Promise.race([navigator.serviceWorker.ready, afterTimeout()])
  if (!registration) return 'missing'
  const subscription = await registration.pushManager.getSubscription()
  return subscription && isKept ? 'on' : 'off'
}

/** Timeout in milliseconds: the service worker is registered some seconds after the desk was opened. */
const timeout = 10_000

const afterTimeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, timeout))

/** The User-Agent of an iPad names a Mac. */
const isAppleTouchDevice = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
