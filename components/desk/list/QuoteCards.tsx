import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { agoName, visitName } from '#data/desk/deskCalendar.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { cityOf } from '#data/desk/visitPlace.ts'
import { useNow } from '../data/useToday.ts'
import { DeskIcon } from '../frame/DeskIcon.tsx'
import { isUnread, RowLink, StatusChip, UnreadDot, UnsavedMark } from './listRow.tsx'

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

/** Quotes as cards, on a phone. */
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
  const visit = visitName(quote)
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
