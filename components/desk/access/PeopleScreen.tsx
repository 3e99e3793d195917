import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import { type SxProps, styled } from '@mui/material/styles'
import { useEffect, useId, useState } from 'react'
import { useSWRConfig } from 'swr'
import { dateTimeName } from '#data/desk/deskCalendar.ts'
import { deskApi } from '#data/desk/deskPaths.ts'
import { alertWording, describeBrowser, deskWording } from '#data/desk/deskWording.ts'
import { useRestoreFocus } from '../../layout/useRestoreFocus.ts'
import { deskToast } from '../../toasts/toastStore.ts'
import { sendChange, useDeskData } from '../data/DeskData.tsx'
import { type ServerAlerts, subscribe, unsubscribe } from '../data/pushSubscription.ts'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'
import { signOut } from '../frame/DeskNavigation.tsx'
import { FailureState, LoadingCards, ScreenHead } from '../frame/Screen.tsx'

const { people: wording, signOut: signOutLabel } = deskWording

type DeskSession = {
  id: string
  person: string
  agent: string
  beganAt: string
  seenAt: string
  isThis: boolean
}

const row: SxProps = {
  flexFlow: 'row wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
  '& small': { display: 'block', typography: 'body2', color: 'text.secondary' },
}

export function PeopleScreen() {
  const { data, isLoading, failure, retry } = useDeskData<{ sessions: DeskSession[] }>(deskApi.sessions)
  const focusProps = useRestoreFocus()
  return (
    <>
      <ScreenHead title={wording.title} />
      <AlertSwitch />
      <p>{wording.lead}</p>
      {isLoading && <LoadingCards count={2} height={92} />}
      {failure && <FailureState failure={failure} retry={retry} />}
      {data && (
        <Stack component="ul" spacing={1.5} sx={{ maxWidth: 640, my: 2 }} {...focusProps}>
          {data.sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Stack>
      )}
      <p>{wording.invite}</p>
    </>
  )
}

function SessionRow({ session: { id, person, agent, beganAt, seenAt, isThis } }: { session: DeskSession }) {
  const { mutate } = useSWRConfig()
  const { toastFailure } = useQuoteChanges()
  const browser = describeBrowser(agent)

  async function signOutOther() {
    const answer = await sendChange('DELETE', deskApi.oneSession(id))
    if (!answer.isDone && answer.status !== 404) return toastFailure(answer)
    deskToast.done(wording.ended(person))
    void mutate(deskApi.sessions)
  }

  return (
    <Card component="li" sx={row}>
      <div>
        <h2>{person}</h2>
        <small>{isThis ? `${wording.thisOne}: ${browser}` : browser}</small>
        <small>{`${wording.began} ${dateTimeName(beganAt, Date.now())}`}</small>
        <small>{`${wording.seen} ${dateTimeName(seenAt, Date.now())}`}</small>
      </div>
      <Button onClick={isThis ? signOut : signOutOther} aria-label={wording.signOutOther(person, browser)}>
        {signOutLabel}
      </Button>
    </Card>
  )
}

const Box = styled('section')(({ theme: { palette, typography } }) => ({
  maxWidth: 640,
  margin: '0 0 1.5rem',
  '& label': { display: 'flex', minHeight: 48, gap: '.5rem', fontWeight: 600, margin: 0 },
  '& p': { ...typography.body2, margin: 0, color: palette.text.secondary },
}))

function AlertSwitch() {
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
