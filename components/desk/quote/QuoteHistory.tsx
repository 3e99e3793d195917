import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useSWRConfig } from 'swr'
import { groupHistory, personName } from '#data/desk/describeHistory.ts'
import { dateTimeName } from '#data/desk/deskCalendar.ts'
import { deskApi } from '#data/desk/deskPaths.ts'
import type { DeskQuote, HistoryEntry, MailRecord } from '#data/desk/deskQuote.ts'
import { deskWording, mailWording } from '#data/desk/deskWording.ts'
import { deskToast } from '../../toasts/deskToast.ts'
import { sendChange } from '../data/DeskData.tsx'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'
import { Panel } from './MessagePart.tsx'

const Entries = styled('ul')(({ theme: { palette, typography } }) => ({
  '& li': { overflowWrap: 'anywhere', lineHeight: 1.4 },
  '& small': { ...typography.body2, display: 'block', color: palette.text.secondary },
}))

export function HistoryList({ history }: { history: readonly HistoryEntry[] }) {
  return (
    <Panel title={deskWording.quote.history}>
      <Entries>
        {groupHistory(history).map(({ at, person, lines }) => (
          <li key={`${at} ${lines[0]}`}>
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
            <small>
              {personName(person)}, {dateTimeName(at, Date.now())}
            </small>
          </li>
        ))}
      </Entries>
    </Panel>
  )
}

const { quote: wording } = deskWording

export function MailList({ id, mails }: { id: string; mails: readonly MailRecord[] }) {
  const { mutate } = useSWRConfig()
  const { explain } = useQuoteChanges()

  async function sendAgain() {
    const answer = await sendChange('POST', deskApi.resend(id))
    if (!answer.isDone) return explain(answer)
    deskToast.done(wording.sentAgain)
    void mutate(deskApi.quote(id))
  }

  return (
    <Panel title={wording.mails}>
      {mails.length === 0 && <p>{wording.noMails}</p>}
      <ul>
        {mails.map(({ kind, state, error }) => (
          <li key={kind}>
            {mailWording.kinds[kind] ?? kind}: {mailWording.states[state]}
            {state !== 'sent' && error && ` (${error})`}
          </li>
        ))}
      </ul>
      <Button onClick={sendAgain} sx={{ alignSelf: 'start' }}>
        {wording.sendAgain}
      </Button>
    </Panel>
  )
}

const Pairs = styled('dl')(({ theme: { palette } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.35rem 1rem',
  '& dt': { color: palette.text.secondary },
  '& dd': { overflowWrap: 'anywhere' },
}))

export function SourcePart({ quote: { id, createdAt, page, source } }: { quote: DeskQuote }) {
  const campaign = [
    source.utm_source,
    source.utm_medium,
    source.utm_campaign,
    source.utm_term,
    source.utm_content,
  ]
  const rows = [
    [wording.cameIn, dateTimeName(createdAt, Date.now())],
    [wording.fromPage, page],
    [wording.fromOutside, source.referrer],
    [wording.campaign, campaign.filter(Boolean).join(', ')],
    [wording.number, id],
  ] as const
  return (
    <Panel title={wording.source}>
      <Pairs>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Pairs>
    </Panel>
  )
}
