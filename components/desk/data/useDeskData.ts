import useSWR, { type SWRConfiguration } from 'swr'
import { FailedAnswer } from '../../api/requestJson.ts'
import { useShown } from './answerTimes.ts'
import { useRefetchOnChange } from './useLive.ts'

export type DeskState<Data> = {
  data: Data | undefined
  /** There is no data yet: the fetch is pending. */
  isLoading: boolean
  /** Why there is no data. */
  failure: 'offline' | 'missing' | 'failed' | undefined
  retry: () => void
}

/** Fetches JSON of the desk from a URL. Null fetches nothing. @param isShown whether the screen shows the data */
export function useDeskData<Data>(
  url: string | null,
  options: SWRConfiguration = {},
  isShown = true,
): DeskState<Data> {
  useShown(isShown ? url : null)
  // An expired session gives null (DeskData.tsx).
  const { data: latest, error, isLoading, mutate } = useSWR<Data | null>(url, options)
  const failure = error ? failureOf(error) : undefined
  // What was deleted meanwhile must not stay on the screen.
  const data = failure === 'missing' ? undefined : latest
  useRefetchOnChange(isLoading, data && error, () => void mutate())
  return {
    data: data ?? undefined,
    isLoading: (isLoading || data === null) && !data,
    failure: data ? undefined : failure,
    retry: () => void mutate(),
  }
}

export function failureOf(error: unknown): 'offline' | 'missing' | 'failed' {
  if (error instanceof FailedAnswer) return error.status === 404 ? 'missing' : 'failed'
  return navigator.onLine ? 'failed' : 'offline'
}
