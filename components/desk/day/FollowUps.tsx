import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { shortDayName } from '#data/desk/deskCalendar.ts'
import { deskPaths } from '#data/desk/deskPaths.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import { callLink } from '#data/quote/contactLinks.ts'

const Part = styled('section')(({ theme: { palette } }) => ({
  '& h2': { fontSize: '1.1875rem', marginBottom: '.35rem' },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '0 1rem',
    minHeight: 48,
    borderBottom: `1px solid ${palette.divider}`,
    overflowWrap: 'anywhere',
  },
  // Targets for a thumb: the number may stand below the name.
  '& a': { paddingBlock: '.5rem' },
}))

/** The customers to call again on this day, overdue ones first. */
export function FollowUps({ day, quotes }: { day: string; quotes: readonly DeskQuote[] }) {
  if (quotes.length === 0) return null
  return (
    <Part>
      <h2>{deskWording.day.followUps}</h2>
      <ul>
        {quotes.map(({ id, name, phone, followUp }) => (
          <li key={id}>
            <Link href={deskPaths.quote(id)}>{name}</Link>
            {followUp < day && <span>{deskWording.day.since(shortDayName(followUp))}</span>}
            <Link href={callLink(phone) ?? deskPaths.quote(id)}>{phone}</Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}
