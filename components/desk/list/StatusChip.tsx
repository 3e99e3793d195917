import { styled } from '@mui/material/styles'
import { statusWording } from '#data/desk/deskWording.ts'
import type { QuoteStatus } from '#data/desk/quoteStatus.ts'
import { forcedEdge } from '../../layout/styles.ts'

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
