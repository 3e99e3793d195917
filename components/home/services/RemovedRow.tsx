import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { IconName } from '#data/iconNames.ts'
import { Icon } from '../../media/Icon.tsx'

const Row = styled(Link)(({ theme: { typography, palette, breakpoints, design } }) => ({
  display: 'grid',
  gridTemplateColumns: '48px 1fr 24px',
  gap: '.25rem 1rem',
  alignItems: 'center',
  minHeight: 76,
  padding: '.7rem 0',
  borderTop: `1px solid ${palette.divider}`,
  '& svg': { color: palette.primary.main },
  '& svg:first-of-type': {
    width: 48,
    height: 48,
    padding: 10,
    borderRadius: design.corner.medium,
    background: palette.kraft.light,
  },
  '& b': { display: 'block', fontSize: '1.125rem', lineHeight: 1.25 },
  '& small': {
    display: 'block',
    marginTop: '.15rem',
    fontSize: typography.body2.fontSize,
    lineHeight: 1.35,
    color: palette.text.secondary,
  },
  '&:hover b': {
    textDecoration: 'underline',
    textDecorationColor: palette.secondary.main,
    textDecorationThickness: 3,
  },
  [breakpoints.down('sm')]: {
    gridTemplateColumns: '1fr',
    alignContent: 'start',
    gap: '.7rem',
    minHeight: 124,
    padding: '.9rem',
    border: `1.5px solid ${palette.divider}`,
    borderRadius: design.corner.medium,
    '& b': { fontSize: '1.0625rem' },
    '& small, & svg:last-of-type': { display: 'none' },
  },
}))

type RemovedRowProps = { to: string; icon: IconName; name: string; summary: string }

/** One kind of junk, with what counts as it. */
export function RemovedRow({ to, icon, name, summary }: RemovedRowProps) {
  return (
    <Row href={to} underline="none" color="inherit">
      <Icon name={icon} />
      <span>
        <b>{name}</b>
        <small>{summary}</small>
      </span>
      <Icon name="chevronRight" />
    </Row>
  )
}
