import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { type MouseEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import type { WholeQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { hasModifier } from '../../layout/hasModifier.ts'
import { useKeptFocus } from '../../layout/useKeptFocus.ts'
import { Tooltip } from '../../tooltips/Tooltip.tsx'
import { type DeskState, liveInterval, sendChange, useDeskData, useLive } from '../data/DeskData.tsx'
import { DeskIcon } from '../frame/DeskIcon.tsx'
import { ScreenHead } from '../frame/ScreenHead.tsx'
import { FailureState, LoadingCards } from '../frame/ScreenStates.tsx'
import { fromList, StatusChip } from '../list/listRow.tsx'
import { ContactBar, SpamPart } from './ContactBar.tsx'
import { JobForm } from './JobForm.tsx'
import { MessagePart, PhotoRow } from './MessagePart.tsx'
import { HistoryList, MailList, SourcePart } from './QuoteHistory.tsx'
import { useJobForm } from './useJobForm.ts'

const { quote: wording, screens } = deskWording

const Columns = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  alignItems: 'start',
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 27rem)', columnGap: '1.5rem' },
}))

/** Back to the list: with its filter and scroll position, if the visitor came from there. */
function Back() {
  const { state } = useLocation()
  const navigate = useNavigate()
  function goBack(event: MouseEvent) {
    if (state !== fromList || hasModifier(event)) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <Tooltip label={wording.back}>
      <IconButton href={deskPaths.list} edge="start" onClick={goBack}>
        <DeskIcon name="arrowBack" />
      </IconButton>
    </Tooltip>
  )
}

export function QuoteScreen() {
  const { id = '' } = useParams()
  const { data: quote, isLoading, failure, retry } = useQuote(id)
  if (quote) return <QuoteDetails key={quote.id} quote={quote} />
  return (
    <>
      <ScreenHead title={screens.quote} back={<Back />} />
      {isLoading && <LoadingCards count={4} height={150} />}
      {failure && <FailureState failure={failure} retry={retry} />}
    </>
  )
}

function QuoteDetails({ quote }: { quote: WholeQuote }) {
  const form = useJobForm(quote)
  const keptFocus = useKeptFocus()
  const { id, name, photos, history, mails, downloads } = quote
  return (
    <>
      <ScreenHead title={name} back={<Back />}>
        <StatusChip status={quote.status} />
      </ScreenHead>
      <Columns {...keptFocus}>
        <Stack spacing={2}>
          <ContactBar quote={quote} address={form.texts.address} />
          <SpamPart quote={quote} form={form} />
          <MessagePart quote={quote} />
          {photos > 0 && <PhotoRow id={id} name={name} count={photos} downloads={downloads} />}
        </Stack>
        <JobForm quote={quote} form={form} />
        <Stack spacing={2}>
          <HistoryList history={history} />
          <MailList id={id} mails={mails} />
          <SourcePart quote={quote} />
        </Stack>
      </Columns>
    </>
  )
}

const hasPendingMail = (quote: WholeQuote | null | undefined): boolean =>
  quote?.mails.some(({ state }) => state === 'pending') ?? false

function useQuote(id: string): DeskState<WholeQuote> {
  const { mutate } = useSWRConfig()
  const state = useDeskData<WholeQuote>(deskApi.quote(id), {
    // The history does not tell when a mail is sent. swr restarts polling when the function changes, which is after each answer.
    refreshInterval: (quote?: WholeQuote | null) => (hasPendingMail(quote) ? liveInterval : 0),
  })
  const { failure } = useLive()
  const isUnread = state.data !== undefined && !state.data.opened

  const [failures, setFailures] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure repeats the request.
  useEffect(() => {
    // During an outage the request would fail; the effect runs again when the outage ends.
    if (!isUnread || failure) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStale = false
    void sendChange('POST', deskApi.opened(id)).then(({ isDone }) => {
      if (isDone) void mutate(deskApi.summary)
      else if (!isStale) timer = setTimeout(() => setFailures((count) => count + 1), liveInterval)
    })
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [id, isUnread, failure, failures, mutate])

  return state
}
