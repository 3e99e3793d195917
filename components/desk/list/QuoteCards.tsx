import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { agoName, visitName, wishName } from '#data/desk/deskCalendar.ts'
import { deskPaths } from '#data/desk/deskPaths.ts'
import type { DeskQuote, QuoteStatus } from '#data/desk/deskQuote.ts'
import { deskWording, statusWording } from '#data/desk/deskWording.ts'
import { cityOf } from '#data/desk/visitPlace.ts'
import { dayOf } from '#data/quote/preferredDay.ts'
import { forcedEdge } from '../../layout/styles.ts'
import { RouterLink } from '../../navigation/RouterLink.tsx'
import { useDraft } from '../data/quoteDrafts.ts'
import { useNow } from '../data/useToday.ts'
import { DeskIcon } from '../frame/DeskIcon.tsx'

const CardBox = styled(Card)(({ theme: { palette, design } }) => ({
  position: 'relative',
  gap: '.3rem',
  padding: '.8rem 1rem .9rem',
  '&:hover': { borderColor: palette.control },
  '&:has(a:focus-visible)': design.focusRing,
  '& a:focus-visible': { outline: 'none' },
  '& h3': {
    fontFamily: 'inherit',
    fontSize: '1.125rem',
    fontWeight: 600,
    letterSpacing: 0,
    lineHeight: 1.3,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '&[data-unread] h3': { fontWeight: 800 },
}))

const Line = styled('div')(({ theme: { palette, typography } }) => ({
  ...typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.25rem .75rem',
  color: palette.text.secondary,
  '& span': { display: 'inline-flex', alignItems: 'center', gap: '.3rem' },
}))

export const Excerpt = styled('p')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.4,
})

/** Quotes as cards, where the table has no room. */
export const QuoteCards = memo(({ quotes }: { quotes: readonly DeskQuote[] }) => {
  const now = useNow()
  return (
    <Stack component="ul" spacing={1.25}>
      {quotes.map((quote) => (
        <li key={quote.id}>
          <QuoteCard quote={quote} now={now} />
        </li>
      ))}
    </Stack>
  )
})

function QuoteCard({ quote, now }: { quote: DeskQuote; now: number }) {
  const { id, name, message, status, createdAt, photos } = quote
  const visit = visitOrWish(quote)
  const city = cityOf(quote)?.name
  return (
    <CardBox data-unread={isUnread(quote) ? '' : undefined}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
        <h3>
          {isUnread(quote) && <UnreadDot />}
          <RowLink id={id} name={name} />
        </h3>
        <Line sx={{ flexShrink: 0 }}>{agoName(createdAt, now)}</Line>
      </Stack>
      <Excerpt>{message}</Excerpt>
      <Line>
        <StatusChip status={status} />
        <CallMark quote={quote} now={now} />
        <UnsavedMark id={id} status={status} />
        {visit && <span>{visit}</span>}
        {city && <span>{city}</span>}
        {photos > 0 && (
          <span>
            <DeskIcon name="photo" size={18} />
            {deskWording.list.photos(photos)}
          </span>
        )}
      </Line>
    </CardBox>
  )
}

/** "Fri, Nov 27, 1 to 3 p.m."; of an open request what the visitor asked for. */
export function visitOrWish(quote: DeskQuote): string {
  const wish = quote.status === 'new' || quote.status === 'contacted' ? wishName(quote) : ''
  return visitName(quote) || (wish && deskWording.list.wants(wish))
}

/** Covers the row; other links of the row lie above. */
const Cover = styled('span')({
  '& a': { color: 'inherit', textDecoration: 'none', fontWeight: 'inherit' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
})

/** State of a history entry that follows the list's: "back" then returns to the list as it was left. */
const fromList = deskPaths.list

export const RowLink = ({ id, name }: Pick<DeskQuote, 'id' | 'name'>) => (
  <Cover>
    <Link component={RouterLink} href={deskPaths.quote(id)} state={fromList}>
      {name}
    </Link>
  </Cover>
)

const Dot = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-block',
  width: 10,
  height: 10,
  marginRight: '.5rem',
  borderRadius: '50%',
  background: palette.primary.light,
  border: `1px solid ${palette.primary.light}`,
}))

export const UnreadDot = () => <Dot role="img" aria-label={deskWording.list.unread} />

const Mark = styled('b')(({ theme: { palette, typography } }) => ({
  ...typography.body2,
  fontSize: '.875rem',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  color: palette.error.main,
}))

/** On a request whose call is due, which counts as to do. */
export const CallMark = ({ quote: { status, followUp }, now }: { quote: DeskQuote; now: number }) =>
  (status === 'contacted' || status === 'booked') && followUp !== '' && followUp <= dayOf(now) ? (
    <Mark>{deskWording.list.callDue}</Mark>
  ) : null

export function UnsavedMark({ id, status }: Pick<DeskQuote, 'id' | 'status'>) {
  const draft = useDraft(id)
  const isLost = (draft.status?.text ?? status) === 'lost'
  const isUnsaved = Object.entries(draft).some(
    ([field, { text, base }]) => text !== base && (isLost || field !== 'lostReason'),
  )
  return isUnsaved ? <Mark>{deskWording.list.unsaved}</Mark> : null
}

export const isUnread = ({ opened, status }: DeskQuote): boolean => !opened && status !== 'spam'

/** A status as a label. Not Material UI's Chip, which is styled as a control here. */
const Badge = styled('span')(({ theme: { palette, typography, design } }) => ({
  ...typography.body2,
  display: 'inline-block',
  padding: '.05rem .55rem',
  borderRadius: design.corner.badge,
  fontSize: '.875rem',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  background: palette.background.sunken,
  color: palette.text.primary,
  ...forcedEdge,
  '&[data-status=new]': { background: palette.primary.main, color: palette.primary.contrastText },
  '&[data-status=contacted]': { background: palette.lake.light },
  '&[data-status=booked]': { background: palette.kraft.main },
  '&[data-status=done]': { background: palette.success.light, color: palette.success.main },
  '&[data-status=spam]': { background: palette.error.light, color: palette.error.main },
}))

export const StatusChip = ({ status }: { status: QuoteStatus }) => (
  <Badge data-status={status}>{statusWording[status]}</Badge>
)
