import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'

/** Text for screen readers only. */
export const VisuallyHidden = styled('p')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

const Anchor = styled(Link)<{ component: 'a' }>(({ theme }) => ({
  position: 'fixed',
  zIndex: 30,
  top: theme.spacing(1.5),
  left: theme.design.space.gutter,
  padding: theme.spacing(1.5, 2.5),
  borderRadius: theme.design.corner.medium,
  background: theme.palette.primary.darker,
  color: theme.palette.common.white,
  fontWeight: 700,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '@media print': { display: 'none' },
}))

/** The first Tab stop of every page. A plain anchor: it stays on the page. */
export function SkipLink() {
  return (
    <Anchor component="a" href="#content">
      Skip to the content
    </Anchor>
  )
}
