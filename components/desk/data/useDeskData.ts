import useSWR, { type SWRConfiguration } from 'swr'
import { FailedAnswer } from '../../api/requestJson.ts'

export type DeskState<Data> = {
  data: Data | undefined
  /** There is nothing to show yet, and it is on its way. */
  isLoading: boolean
  /** There is nothing to show, and why. */
  fault: 'offline' | 'missing' | 'failed' | undefined
  retry: () => void
}

/** What the server says at an address; without one, nothing is asked. */
export function useDeskData<Data>(url: string | null, options: SWRConfiguration = {}): DeskState<Data> {
  // A lost session comes as null (DeskData.tsx).
  const { data, error, isLoading, mutate } = useSWR<Data | null>(url, options)
  return {
    data: data ?? undefined,
    isLoading: (isLoading || data === null) && !data,
    fault: data || !error ? undefined : faultOf(error),
    retry: () => void mutate(),
  }
}

export function faultOf(error: unknown): 'offline' | 'missing' | 'failed' {
  if (error instanceof FailedAnswer) return error.status === 404 ? 'missing' : 'failed'
  return navigator.onLine ? 'failed' : 'offline'
}
