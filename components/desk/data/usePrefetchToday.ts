import { useEffect } from 'react'
import { deskApi } from '#data/desk/deskPaths.ts'
import type { DeskDay, DeskQuote } from '#data/desk/deskQuote.ts'
import { useDeskData } from './DeskData.tsx'
import { useToday } from './useToday.ts'

/** Delay in milliseconds, so that the open screen is loaded first. */
const pause = 3000
/** Delay before an interrupted fetch is repeated, in milliseconds. */
const retryDelay = 30_000

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
    const urls = visits.flatMap(urlsOf)
    const controller = new AbortController()
    const { signal } = controller
    async function prefetch() {
      if (!(await prefetchUrls(urls, signal)) && !signal.aborted) timer = setTimeout(prefetch, retryDelay)
    }
    let timer = setTimeout(prefetch, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [versions])
}

function urlsOf({ id, photos }: DeskQuote): string[] {
  const places = Array.from({ length: photos }, (_, index) => index + 1)
  return [
    deskApi.quote(id),
    ...places.flatMap((place) => [deskApi.thumbnail(id, place), deskApi.photo(id, place)]),
  ]
}

/** Fetches URLs one after the other. @returns whether all were fetched: false once the server cannot be reached or fails (5xx) */
async function prefetchUrls(urls: readonly string[], signal: AbortSignal): Promise<boolean> {
  try {
    for (const url of urls) {
      const answer = await fetch(url, { credentials: 'include', signal })
      await answer.arrayBuffer()
      if (answer.status >= 500) return false
    }
    return true
  } catch {
    return false
  }
}
