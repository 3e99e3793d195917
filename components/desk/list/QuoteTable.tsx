import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { memo } from 'react'
import { agoName, dateTimeName } from '#data/desk/deskCalendar.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { cityOf } from '#data/desk/visitPlace.ts'
import { callLink } from '#data/quote/contactLinks.ts'
import { useNow } from '../data/useToday.ts'
import {
  CallMark,
  Excerpt,
  isUnread,
  RowLink,
  StatusChip,
  UnreadDot,
  UnsavedMark,
  visitOrWish,
} from './QuoteCards.tsx'

const { columns, photos: photosOf } = deskWording.list

const Sheet = styled(TableContainer)(({ theme: { palette } }) => ({
  '& table': { tableLayout: 'fixed' },
  '& tbody tr': { position: 'relative' },
  '& tbody tr:last-child td': { borderBottom: 0 },
  '& tbody tr:hover': { background: palette.background.default },
  '& tbody td': { verticalAlign: 'top' },
  '& small': { display: 'block', fontWeight: 400, fontSize: '.875rem', color: palette.text.secondary },
  '& tr[data-unread] td:nth-of-type(2)': { fontWeight: 800 },
  // Above the row's own link.
  '& [href^="tel:"]': { position: 'relative' },
}))

const widths = ['104px', '21%', 'auto', '138px', '160px', '116px']

/** Quotes as a table, on a wide screen. */
export const QuoteTable = memo(({ quotes }: { quotes: readonly DeskQuote[] }) => {
  const now = useNow()
  return (
    <Sheet>
      <Table>
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={column} width={widths[index]}>
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {quotes.map((quote) => (
            <QuoteRow key={quote.id} quote={quote} now={now} />
          ))}
        </TableBody>
      </Table>
    </Sheet>
  )
})

function QuoteRow({ quote, now }: { quote: DeskQuote; now: number }) {
  const { id, name, message, phone, createdAt, photos, status } = quote
  const call = callLink(phone)
  return (
    <TableRow data-unread={isUnread(quote) ? '' : undefined}>
      <TableCell title={dateTimeName(createdAt, now)}>{agoName(createdAt, now)}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {isUnread(quote) && <UnreadDot />}
        <RowLink id={id} name={name} />
        <small>{cityOf(quote)?.name}</small>
      </TableCell>
      <TableCell>
        <Excerpt>{message}</Excerpt>
        {photos > 0 && <small>{photosOf(photos)}</small>}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {call ? <Link href={call}>{phone}</Link> : phone}
      </TableCell>
      <TableCell>{visitOrWish(quote)}</TableCell>
      <TableCell>
        <StatusChip status={status} /> <CallMark quote={quote} now={now} />{' '}
        <UnsavedMark id={id} status={status} />
      </TableCell>
    </TableRow>
  )
}
