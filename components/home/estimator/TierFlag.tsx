import { styled } from '@mui/material/styles'
import { forcedEdge } from '../../layout/forcedEdge.ts'

const Flag = styled('span', { shouldForwardProp: (prop) => prop !== 'colour' })<{
  colour: 'primary' | 'secondary'
}>(({ theme, colour }) => ({
  padding: '.18rem .5rem',
  borderRadius: theme.design.corner.badge,
  background: theme.palette[colour].main,
  color: theme.palette[colour].contrastText,
  fontSize: '.8125rem',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  ...forcedEdge,
}))

/** Beside a size: spruce for the popular one, amber for the best value. */
export function TierFlag({ flag }: { flag: 'popular' | 'bestValue' }) {
  return flag === 'popular' ? (
    <Flag colour="primary">Popular</Flag>
  ) : (
    <Flag colour="secondary">Best value</Flag>
  )
}
