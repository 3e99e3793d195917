import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { deskApi } from '#data/desk/deskPaths.ts'
import type { DeskQuote, HistoryEntry } from '#data/desk/deskQuote.ts'
import { sendChange } from '../../api/sendChange.ts'
import { type DeskState, useDeskData } from './useDeskData.ts'

export type MailRecord = {
  kind: string
  state: 'pending' | 'sent' | 'failed'
  attempts: number
  error: string
}

/** A request with all that happened to it. */
export type WholeQuote = DeskQuote & { history: HistoryEntry[]; mails: MailRecord[] }

/** One request; looking at it marks it as read. */
export function useQuote(id: string): DeskState<WholeQuote> {
  const { mutate } = useSWRConfig()
  const state = useDeskData<WholeQuote>(deskApi.quote(id))
  const isUnread = state.data !== undefined && !state.data.opened

  useEffect(() => {
    if (!isUnread) return
    void sendChange('POST', deskApi.opened(id)).then(({ isDone }) => {
      if (isDone) void mutate(deskApi.summary)
    })
  }, [id, isUnread, mutate])

  return state
}
