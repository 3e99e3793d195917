import { useEffect } from 'react'
import { deskApi } from '#data/desk/deskPaths.ts'
import type { DeskDay, DeskQuote } from '#data/desk/deskQuote.ts'
import { prefetchUrls } from '../../api/prefetchUrls.ts'
import { useDeskData } from './useDeskData.ts'
import { useToday } from './useToday.ts'

/** Delay in milliseconds, so that the open screen is loaded first. */
const pause = 3000

/** Prefetches today's visits and their photos, so that the service worker can show them offline. */
export function useKeptToday(): void {
  const today = useToday()
  const isKeeping = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  const { data } = useDeskData<DeskDay>(isKeeping ? deskApi.day(today) : null)
  // A string, so that the effect below runs only when a URL has changed.
  const urls = data?.visits.flatMap(urlsOf).join(' ')

  useEffect(() => {
    if (!urls) return
    const leaving = new AbortController()
    const timer = setTimeout(() => void prefetchUrls(urls.split(' '), leaving.signal), pause)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [urls])
}

function urlsOf({ id, photos }: DeskQuote): string[] {
  const places = Array.from({ length: photos }, (_, index) => index + 1)
  return [
    deskApi.quote(id),
    ...places.flatMap((place) => [deskApi.thumbnail(id, place), deskApi.photo(id, place)]),
  ]
}
