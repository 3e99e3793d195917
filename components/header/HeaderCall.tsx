import styled from '@emotion/styled'
import { site } from '#data/company/site.ts'
import { forcedEdge } from '../layout/colours.ts'
import { Icon } from '../media/Icon.tsx'
import { Tooltip } from '../tooltips/Tooltip.tsx'

const Anchor = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.45rem',
  minHeight: 46,
  minWidth: 46,
  padding: '0 .7rem',
  borderRadius: theme.design.corner.medium,
  background: 'var(--call-ground)',
  '&&': { color: 'var(--call-ink)' },
  fontWeight: 700,
  fontSize: '.9375rem',
  fontFeatureSettings: '"tnum"',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& svg': { width: 18, height: 18 },
  ...forcedEdge,
  '@media (max-width: 379px)': { '& span': { display: 'none' } },
  [theme.breakpoints.up('lg')]: {
    minHeight: 52,
    marginLeft: '.75rem',
    padding: '0 1.15rem',
    fontSize: '1.125rem',
    '& svg': { width: 22, height: 22 },
  },
}))

/** Under 380 px only its icon shows; the accessible name stays. */
export function HeaderCall() {
  return (
    <Tooltip label={`Call ${site.phoneDotted}`}>
      <Anchor href={`tel:${site.phone}`}>
        <Icon name="phone" />
        <span>{site.phoneDotted}</span>
      </Anchor>
    </Tooltip>
  )
}
