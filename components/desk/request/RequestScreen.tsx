import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useParams } from 'react-router-dom'
import { deskPaths } from '#data/desk/deskPaths.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { Tooltip } from '../../tooltips/Tooltip.tsx'
import { useQuote, type WholeQuote } from '../data/useQuote.ts'
import { ScreenHead } from '../frame/ScreenHead.tsx'
import { FaultState, LoadingCards } from '../frame/ScreenStates.tsx'
import { DeskIcon } from '../icons/DeskIcon.tsx'
import { StatusChip } from '../list/StatusChip.tsx'
import { ContactBar } from './ContactBar.tsx'
import { HistoryList } from './HistoryList.tsx'
import { JobForm } from './JobForm.tsx'
import { MailList } from './MailList.tsx'
import { MessagePart } from './MessagePart.tsx'
import { PhotoRow } from './PhotoRow.tsx'
import { SourcePart } from './SourcePart.tsx'
import { SpamPart } from './SpamPart.tsx'
import { useRequestForm } from './useRequestForm.ts'

const { request: words, screens } = deskWording

const Columns = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  alignItems: 'start',
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 27rem)', columnGap: '1.5rem' },
}))

const Back = () => (
  <Tooltip label={words.back}>
    <IconButton href={deskPaths.list} edge="start">
      <DeskIcon name="arrowBack" />
    </IconButton>
  </Tooltip>
)

/** One request: who it is, what they want, and what we do about it. */
export function RequestScreen() {
  const { id = '' } = useParams()
  const { data: quote, isLoading, fault, retry } = useQuote(id)
  if (quote) return <Request key={quote.id} quote={quote} />
  return (
    <>
      <ScreenHead title={screens.request} back={<Back />} />
      {isLoading && <LoadingCards count={4} height={150} />}
      {fault && <FaultState fault={fault} retry={retry} />}
    </>
  )
}

function Request({ quote }: { quote: WholeQuote }) {
  const form = useRequestForm(quote)
  const { id, name, photos, history, mails, downloads } = quote
  return (
    <>
      <ScreenHead title={name} back={<Back />}>
        <StatusChip status={quote.status} />
      </ScreenHead>
      <Columns>
        <Stack spacing={2}>
          <ContactBar quote={quote} address={form.texts.address} />
          <SpamPart quote={quote} />
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
