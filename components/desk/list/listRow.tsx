import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { deskPaths } from '#data/desk/deskPaths.ts'
import type { DeskQuote, QuoteStatus } from '#data/desk/deskQuote.ts'
import { deskWording, statusWording } from '#data/desk/deskWording.ts'
import { forcedEdge } from '../../layout/styles.ts'
import { RouterLink } from '../../navigation/RouterLink.tsx'
import { useDraft } from '../data/quoteDrafts.ts'

/** Covers the row; other links of the row lie above. */
const Cover = styled('span')({
  '& a': { color: 'inherit', textDecoration: 'none', fontWeight: 'inherit' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
})

/** State of a history entry that follows the list's: "back" then returns to the list as it was left. */
export const fromList = 'fromList'

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
