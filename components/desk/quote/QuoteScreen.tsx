import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { hasModifier } from '../../layout/hasModifier.ts'
import { useKeptFocus } from '../../layout/useKeptFocus.ts'
import { Tooltip } from '../../tooltips/Tooltip.tsx'
import { useQuote, type WholeQuote } from '../data/useQuote.ts'
import { ScreenHead } from '../frame/ScreenHead.tsx'
import { FailureState, LoadingCards } from '../frame/ScreenStates.tsx'
import { DeskIcon } from '../icons/DeskIcon.tsx'
import { fromList } from '../list/listRow.tsx'
import { StatusChip } from '../list/StatusChip.tsx'
import { ContactBar } from './ContactBar.tsx'
import { HistoryList } from './HistoryList.tsx'
import { JobForm } from './JobForm.tsx'
import { MailList } from './MailList.tsx'
import { MessagePart } from './MessagePart.tsx'
import { PhotoRow } from './PhotoRow.tsx'
import { SourcePart } from './SourcePart.tsx'
import { SpamPart } from './SpamPart.tsx'
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

/** One quote: the customer, the message and photos, and the progress of the job. */
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
