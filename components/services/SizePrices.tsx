import { styled } from '@mui/material/styles'
import type { PricedLoad } from '#data/pricing/loadPrices.ts'

const List = styled('ul')(({ theme: { palette, typography, design } }) => ({
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '.3rem 1rem',
    alignItems: 'center',
    padding: '1.1rem 0',
    borderTop: `1px solid ${palette.divider}`,
  },
  '& h3': { ...typography.h4, letterSpacing: 0 },
  '& b': { ...design.type.price, fontSize: '2rem' },
  '& p': { ...typography.body2, gridColumn: '1 / -1', color: palette.text.secondary },
}))

/** How much of the truck the load fills, drawn as a strap. */
const Bar = styled('span', { shouldForwardProp: (prop) => prop !== 'fill' })<{ fill: number }>(
  ({ theme: { palette, design }, fill }) => ({
    gridColumn: '1 / -1',
    height: 16,
    borderRadius: design.corner.badge,
    boxShadow: `inset 0 0 0 1px ${palette.divider}`,
    background: `linear-gradient(90deg, transparent ${fill}%, ${palette.background.sunken} ${fill}%), ${design.pattern.weave}, ${palette.secondary.main}`,
    forcedColorAdjust: 'none',
  }),
)

/** Typical loads of one service, each with its price. */
export function SizePrices({ loads }: { loads: readonly PricedLoad[] }) {
  return (
    <List>
      {loads.map(({ load, price, size, fill }) => (
        <li key={load}>
          <h3>{load}</h3>
          <b>{price}</b>
          <p>{size}</p>
          <Bar fill={fill} aria-hidden="true" />
        </li>
      ))}
    </List>
  )
}
