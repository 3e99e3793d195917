import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { dollars, type PricingTier } from '#data/pricing/pricing.ts'
import { hiddenUntilHydrated } from './hiddenUntilHydrated.ts'
import { TierFlag } from './TierFlag.tsx'

const Row = styled(FormControlLabel)(({ theme: { typography, palette, design } }) => ({
  display: 'grid',
  gridTemplateColumns: '28px 1fr auto',
  gap: '.1rem .75rem',
  minHeight: 72,
  margin: 0,
  padding: '.7rem 1.1rem .7rem .9rem',
  borderRadius: design.corner.medium,
  background: palette.background.paper,
  '&:has(.Mui-checked)': { boxShadow: `0 0 0 3px ${palette.primary.main}` },
  '&:has(:focus-visible)': { outline: design.focusRing.outline, outlineOffset: 5 },
  '& .MuiRadio-root': { ...hiddenUntilHydrated, gridRow: 'span 2', justifySelf: 'start' },
  '& > span:not(.MuiRadio-root)': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 .5rem',
    alignItems: 'center',
    fontWeight: 700,
    fontSize: '1.125rem',
    lineHeight: 1.2,
  },
  '& > span:not(.MuiRadio-root), & > small': { gridColumn: '-3 / -2' },
  '& small': {
    fontSize: typography.body2.fontSize,
    lineHeight: 1.3,
    color: palette.text.secondary,
  },
  '& > b': {
    gridArea: '1 / -2 / 3 / -1',
    fontFamily: design.fonts.display,
    fontWeight: 800,
    fontSize: '1.75rem',
    lineHeight: 1,
    letterSpacing: '-.03em',
  },
  '@media (scripting: none)': { gridTemplateColumns: '1fr auto', paddingLeft: '1.1rem', cursor: 'auto' },
}))

type TierRowProps = { value: number; tier: PricingTier; isChosen: boolean }

/** One size with its price, and what it holds: "5 fridges or 50 bags". */
export const TierRow = memo(function TierRow({ value, tier, isChosen }: TierRowProps) {
  const flag = tier.popular ? 'popular' : tier.bestValue ? 'bestValue' : undefined
  return (
    <Row
      value={value}
      checked={isChosen}
      control={<Radio />}
      disableTypography
      label={
        <>
          <span>
            {`${tier.label} `}
            {flag && <TierFlag flag={flag} />}
          </span>{' '}
          <small>{[tier.description, ...tier.details].join('. ')}</small> <b>{dollars(tier.price)}</b>
        </>
      }
    />
  )
})
