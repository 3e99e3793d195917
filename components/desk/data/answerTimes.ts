import { useEffect } from 'react'
import { deskApi } from '#data/desk/deskPaths.ts'
import { createStore } from '../../session/createStore.ts'

/** When the server sent the answers that the desk has, by URL: by its own clock, in milliseconds. */
const times = createStore<Readonly<Record<string, number>>>({})
/** The URLs of the data on the screen. */
const shown = createStore<readonly string[]>([])
/** Counts the answers that the service worker had kept, and gave in place of a slow or missing server. */
export const keptAnswers = createStore(0)

/** Notes the time of an answer. The screens ask again at every change of the counts: unchanged counts confirm what is shown. */
export function noteAnswer(url: string, { headers }: Response): void {
  const at = Date.parse(headers.get('Date') ?? '') || Date.now()
  const confirmed = url === deskApi.summary ? shown.read() : []
  times.write({ ...times.read(), ...Object.fromEntries([url, ...confirmed].map((url) => [url, at])) })
  if (headers.has('Age')) keptAnswers.write(keptAnswers.read() + 1)
}

/** Marks the data of a URL as shown, until the component is unmounted. */
export function useShown(url: string | null): void {
  useEffect(() => {
    if (url === null) return
    shown.write([...shown.read(), url])
    return () => shown.write(shown.read().toSpliced(shown.read().indexOf(url), 1))
  }, [url])
}

/** Since when the data on the screen may be out of date, as an ISO time; undefined without data. */
export function useShownFrom(): string | undefined {
  const known = times.useValue()
  const oldest = Math.min(...shown.useValue().flatMap((url) => known[url] ?? []))
  return Number.isFinite(oldest) ? new Date(oldest).toISOString() : undefined
}
