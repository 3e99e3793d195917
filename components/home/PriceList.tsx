import styled from '@emotion/styled'
import { dollars, type PricingTier } from '#data/pricing.ts'

const List = styled('ul')(({ theme: { typography, palette, design } }) => ({
  display: 'grid',
  gap: '.5rem',
  gridAutoRows: '1fr',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '.1rem .75rem',
    alignItems: 'center',
    minHeight: 72,
    padding: '.7rem 1.1rem',
    borderRadius: design.corner.medium,
    background: palette.background.paper,
  },
  '& h3': { ...typography.h4, fontFamily: design.fonts.body, letterSpacing: 0 },
  '& p': { fontSize: typography.body2.fontSize, lineHeight: 1.3, color: palette.text.secondary },
}))

const Price = styled('b')(({ theme }) => ({
  fontFamily: theme.design.fonts.display,
  fontWeight: 800,
  fontSize: '1.75rem',
  lineHeight: 1,
  letterSpacing: '-.03em',
}))

/** Beside a size: spruce for the popular one, amber for the best value. */
const Flag = styled('span', { shouldForwardProp: (prop) => prop !== 'colour' })<{
  colour: 'primary' | 'secondary'
}>(({ theme, colour }) => ({
  display: 'inline-block',
  marginLeft: '.5rem',
  padding: '.18rem .5rem',
  borderRadius: theme.design.corner.badge,
  background: theme.palette[colour].main,
  color: theme.palette[colour].contrastText,
  fontSize: '.8125rem',
  verticalAlign: '.1em',
  whiteSpace: 'nowrap',
}))

/** Every size with its price. */
export function PriceList({ tiers }: { tiers: readonly PricingTier[] }) {
  return (
    <List>
      {tiers.map(({ price, label, description, details, popular, bestValue }) => (
        <li key={label}>
          <div>
            <h3>
              {`${label} `}
              {popular && <Flag colour="primary">Popular</Flag>}
              {bestValue && <Flag colour="secondary">Best value</Flag>}
            </h3>
            <p>{[description, ...details].join('. ')}</p>
          </div>
          <Price>{dollars(price)}</Price>
        </li>
      ))}
    </List>
  )
}
