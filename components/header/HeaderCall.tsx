import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { site } from '#data/company/site.ts'
import { Icon } from '../media/Icon.tsx'
import { Tooltip } from '../tooltips/Tooltip.tsx'

const Call = styled(Button)(({ theme }) => ({
  gap: '.45rem',
  minHeight: 46,
  minWidth: 46,
  padding: '0 .7rem',
  '&, &:hover': { background: 'var(--call-ground)', color: 'var(--call-ink)', boxShadow: 'none' },
  fontSize: '.9375rem',
  lineHeight: 'inherit',
  fontFeatureSettings: '"tnum"',
  whiteSpace: 'nowrap',
  '& svg': { width: 18, height: 18 },
  '@media (max-width: 379px)': { '& > span:last-child': { display: 'none' } },
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
      <Call href={`tel:${site.phone}`}>
        <Icon name="phone" />
        <span>{site.phoneDotted}</span>
      </Call>
    </Tooltip>
  )
}
