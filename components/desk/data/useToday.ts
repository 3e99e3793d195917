import { useEffect, useState } from 'react'
import { deskApi } from '#data/desk/deskPaths.ts'
import type { DeskDay, DeskQuote } from '#data/desk/deskQuote.ts'
import { dayOf } from '#data/quote/preferredDay.ts'
import { pause } from '../../api/connection.ts'
import { useDeskData } from './DeskData.tsx'

const minute = 60_000

/** The time, updated every minute, so that "12 min ago" stays true without another render. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const update = () => setNow(Date.now())
    const timer = setInterval(update, minute)
    // A phone's timers stand still while the screen is off.
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return now
}

/** The day at the company, also in a desk that stays open past midnight. */
export const useToday = (): string => dayOf(useNow())

/** Time in milliseconds in which a second tap is still meant for what stood there before. */
const secondTap = 1000

/** Whether a second has passed since the value changed: until then, what has come in its place must not be pressed. */
export function useSettled(value: unknown): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), secondTap)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value
}

/** Pause in milliseconds, so that the open screen is loaded first. */
const firstPause = 3000
/** Pause before an interrupted fetch is repeated, in milliseconds. */
const retryPause = 30_000

/** Prefetches today's visits and their photos, so that the service worker can show them offline. */
export function usePrefetchToday(): void {
  const today = useToday()
  const isCaching = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  const { data } = useDeskData<DeskDay>(isCaching ? deskApi.day(today) : null, {}, false)
  const visits = data?.visits
  // Each answer has new rows: the effect below runs only for a new visit, version or photo, which changes no version.
  const versions = visits?.map(({ id, version, photos }) => `${id} ${version} ${photos}`).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the versions stand for the visits.
  useEffect(() => {
    if (!visits) return
    const controller = new AbortController()
    void prefetch(visits.flatMap(urlsOf), controller.signal)
    return () => controller.abort()
  }, [versions])
}

function urlsOf({ id, photos }: DeskQuote): string[] {
  const places = Array.from({ length: photos }, (_, index) => index + 1)
  return [
    deskApi.quote(id),
    ...places.flatMap((place) => [deskApi.thumbnail(id, place), deskApi.photo(id, place)]),
  ]
}

/** Fetches URLs one after the other; again while the server cannot be reached or fails (5xx). */
async function prefetch(urls: readonly string[], signal: AbortSignal): Promise<void> {
  await pause(firstPause)
  for (const url of urls) while (!signal.aborted && !(await isFetched(url, signal))) await pause(retryPause)
}

async function isFetched(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(url, { credentials: 'include', signal })
    await answer.arrayBuffer()
    return answer.status < 500
  } catch {
    return false
  }
}
