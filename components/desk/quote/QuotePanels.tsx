import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { Fragment, type ReactNode, Suspense, useState } from 'react'
import { useSWRConfig } from 'swr'
import { bookingWording } from '#data/desk/bookingWording.ts'
import { groupHistory, personName } from '#data/desk/describeHistory.ts'
import { agoName, dateTimeName } from '#data/desk/deskCalendar.ts'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import type { DeskQuote, HistoryEntry, MailRecord, WholeQuote } from '#data/desk/deskQuote.ts'
import { deskWording, mailWording } from '#data/desk/deskWording.ts'
import { isFromCall } from '#data/desk/newQuote.ts'
import { pageName } from '#data/desk/pageName.ts'
import { itemsOfLoad } from '#data/desk/truckLoad.ts'
import { fieldText } from '#data/quote/fieldText.ts'
import {
  choicesOf,
  type QuoteField,
  type QuoteFieldDescription,
  quoteFields,
} from '#data/quote/quoteFields.ts'
import { lazyComponent } from '../../api/lazyModule.ts'
import { forcedEdge } from '../../layout/styles.ts'
import { deskToast } from '../../toasts/toastStore.ts'
import { Tooltip } from '../../tooltips/Tooltip.tsx'
import { useHasMail } from '../data/DeskData.tsx'
import { useRequestsOf, useSend } from '../data/useQuoteChanges.ts'
import { DeskIcon } from '../frame/DeskIcon.tsx'
import { Pairs } from '../frame/Screen.tsx'

const { quote: wording } = deskWording

const wrapped = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

/** Shown elsewhere: in the screen's title, in ContactBar, and in the first lines here. */
const placed: readonly QuoteField[] = ['name', 'phone', 'email', 'message']
const otherFields = quoteFields.filter(({ name }) => !placed.includes(name))

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.35rem .5rem',
  '& li': { marginTop: '.35rem' },
})

/** A label and no control: without a control's frame, height and hover. */
const Fact = styled(Chip)(({ theme: { palette, design } }) => ({
  '&, &:hover': { background: palette.background.sunken, color: palette.text.primary },
  minHeight: 0,
  padding: '.15rem 0',
  border: 0,
  borderRadius: design.corner.badge,
  ...forcedEdge,
  '& .MuiChip-label': { padding: '0 .6rem', whiteSpace: 'normal' },
}))

/** More are in the search. */
const othersShown = 3

/** Other requests of the same phone number, the newest first. */
export function AlsoAsked({ quote: { id, phone } }: { quote: DeskQuote }) {
  const others = useRequestsOf(phone).filter((other) => other.id !== id)
  if (others.length === 0) return null
  return (
    <p>
      {wording.alsoAsked(others.length)}{' '}
      {others.slice(0, othersShown).map((other, index) => (
        <Fragment key={other.id}>
          {index > 0 && '; '}
          <Link href={deskPaths.quote(other.id)}>
            {other.name}, {agoName(other.createdAt, Date.now())}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}

export function MessagePart({ quote }: { quote: DeskQuote }) {
  // An answer that an earlier release has cached may lack a field.
  const filled = otherFields.filter(({ name }) => quote[name])
  if (!quote.message && filled.length === 0) return null
  return (
    <Panel title={isFromCall(quote) ? bookingWording.newQuote.said : wording.message}>
      <p style={wrapped}>{quote.message}</p>
      {filled.map((field) => (
        <FieldPart key={field.name} field={field} value={quote[field.name]} />
      ))}
    </Panel>
  )
}

/** A field with its value: what was chosen or counted as chips, anything else as text. */
function FieldPart({ field, value }: { field: QuoteFieldDescription; value: string }) {
  const { kind, label } = field
  const chosen = kind === 'choices' ? choicesOf(value).map((choice) => fieldText(field, choice)) : []
  const counted = kind === 'load' ? itemsOfLoad(value) : []
  const text = counted.length > 0 ? value.slice(value.lastIndexOf(': ') + 2) : fieldText(field, value)
  return (
    <div style={wrapped}>
      <strong>{label}:</strong> {chosen.length === 0 && text}
      <List>
        {[...chosen, ...counted].map((item) => (
          <li key={item}>
            <Fact label={item} />
          </li>
        ))}
      </List>
    </div>
  )
}

const Lightbox = lazyComponent(() => import('../../lightbox/Lightbox.tsx'), 'Lightbox')

const Row = styled('ul')({
  '&&': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: '.5rem' },
})

const Thumbnail = styled(ButtonBase)<{ component?: 'a'; href?: string }>(
  ({ theme: { palette, design } }) => ({
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    aspectRatio: '1',
    borderRadius: design.corner.small,
    overflow: 'hidden',
    background: palette.background.sunken,
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  }),
)

type PhotoRowProps = { quote: WholeQuote; title: string; places: readonly number[]; children?: ReactNode }

/** Thumbnails that open the photo. A photo that browsers cannot show (HEIC) is a download. */
export function PhotoRow({ quote, title, places, children }: PhotoRowProps) {
  const { id, name, downloads = [], cutOff = [] } = quote
  const [shown, setShown] = useState<number>()
  const pictures = places.filter((place) => !downloads.includes(place))
  const current = shown === undefined ? undefined : pictures[shown]
  return (
    <Panel title={title}>
      {children}
      <Row>
        {places.map((place) => (
          <li key={place}>
            {downloads.includes(place) ? (
              <Tooltip label={wording.fileOnly(place)}>
                <Thumbnail component="a" href={deskApi.photo(id, place)}>
                  <DeskIcon name="photo" size={36} />
                </Thumbnail>
              </Tooltip>
            ) : (
              <Thumbnail
                onClick={() => setShown(pictures.indexOf(place))}
                aria-label={wording.openPhoto(place)}
              >
                <img src={deskApi.thumbnail(id, place)} alt="" width={160} height={160} loading="lazy" />
              </Thumbnail>
            )}
            {cutOff.includes(place) && <small>{wording.cutOff}</small>}
          </li>
        ))}
      </Row>
      <Suspense>
        {shown !== undefined && current !== undefined && (
          <Lightbox
            title={name}
            count={pictures.length}
            shown={shown}
            onShow={setShown}
            onClose={() => setShown(undefined)}
          >
            <img
              key={current}
              src={deskApi.photo(id, current)}
              alt={wording.photo(current, name)}
              style={{ maxWidth: '100cqw', maxHeight: '100cqh' }}
            />
          </Lightbox>
        )}
      </Suspense>
    </Panel>
  )
}

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section" sx={{ '& > ul': { display: 'grid', gap: '.5rem' } }}>
    <h2>{title}</h2>
    {children}
  </Card>
)

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

export function MailList({ id, mails }: { id: string; mails: readonly MailRecord[] }) {
  const { mutate } = useSWRConfig()
  const { send } = useSend()
  const hasMail = useHasMail()

  async function sendAgain() {
    if (!(await send('POST', deskApi.resend(id)))) return
    deskToast.done(wording.sentAgain)
    void mutate(deskApi.quote(id))
  }

  return (
    <Panel title={wording.mails}>
      {mails.length === 0 ? (
        <p>{wording.noMails}</p>
      ) : (
        <ul>
          {mails.map(({ kind, state, attempts, error }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a request has several of a kind.
            <li key={`${kind} ${index}`}>
              {mailWording.kinds[kind] ?? kind}:{' '}
              {mailWording.states[isWaiting({ kind, state, attempts }) ? 'waiting' : state]}
              {state !== 'sent' && error && ` (${error})`}
            </li>
          ))}
        </ul>
      )}
      {(hasMail || mails.length > 0) && (
        <Button onClick={sendAgain} sx={{ alignSelf: 'start' }}>
          {mails.length > 0 ? wording.sendAgain : wording.sendToMe}
        </Button>
      )}
    </Panel>
  )
}

const isWaiting = ({ kind, state, attempts }: Omit<MailRecord, 'error'>): boolean =>
  kind === 'reminder' && state === 'pending' && attempts === 0

export function SourcePart({ quote }: { quote: DeskQuote }) {
  const { id, createdAt, page, source } = quote
  const { referrer, ...campaign } = source
  const isCall = isFromCall(quote)
  const rows = [
    [wording.cameIn, dateTimeName(createdAt, Date.now())],
    [bookingWording.by, isCall ? bookingWording.phone : ''],
    [wording.fromPage, pageName(page)],
    [wording.fromOutside, referrer],
    [wording.campaign, isCall ? '' : Object.values(campaign).filter(Boolean).join(', ')],
    [wording.number, id],
  ] as const
  return (
    <Panel title={wording.source}>
      <Pairs rows={rows} />
    </Panel>
  )
}
