import { useEffect, useState } from 'react'
import { deskApi } from '#data/desk/deskPaths.ts'
import { alertWording } from '#data/desk/deskWording.ts'
import { deskToast } from '../../toasts/toastStore.ts'
import { useDeskData } from '../data/DeskData.tsx'
import { type ServerAlerts, subscribe, unsubscribe } from '../data/pushSubscription.ts'

/** State of the switch. "install": an iPhone shows alerts only once the desk is on its home screen. */
type AlertState = 'asking' | 'on' | 'off' | 'denied' | 'missing' | 'install'

/** Alerts are on when the browser has a subscription and the server has one for this session. */
export function useAlerts() {
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
