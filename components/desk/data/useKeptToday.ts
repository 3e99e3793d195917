import { useEffect } from 'react'
import { deskApi } from '#data/desk/deskPaths.ts'
import type { DeskDay } from '#data/desk/deskQuote.ts'
import { prefetchUrls } from '../../api/prefetchUrls.ts'
import { useDeskData } from './useDeskData.ts'
import { useToday } from './useToday.ts'

/** In milliseconds: the open screen is loaded first. */
const pause = 3000

/** Prefetches today's visits and their photos, so that the service worker can show them offline. */
export function useKeptToday(): void {
  const today = useToday()
  const isKeeping = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  const { data } = useDeskData<DeskDay>(isKeeping ? deskApi.day(today) : null)
  const visits = data?.visits.map(({ id, photos }) => `${id} ${photos}`).join(',')

  useEffect(() => {
    if (!visits) return
    const urls = visits.split(',').flatMap((visit) => {
      const [id = '', photos] = visit.split(' ')
      const places = Array.from({ length: Number(photos) }, (_, index) => index + 1)
      return [
        deskApi.quote(id),
        ...places.flatMap((place) => [deskApi.thumbnail(id, place), deskApi.photo(id, place)]),
      ]
    })
    const leaving = new AbortController()
    const timer = setTimeout(() => void prefetchUrls(urls, leaving.signal), pause)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [visits])
}
