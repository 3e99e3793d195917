import { styled } from '@mui/material/styles'
import { type CountedLoad, describeVolume, tierFor, truckFill } from '#data/pricing/loadEstimate.ts'
import { loadItemWording } from '#data/pricing/loadItems.ts'
import { dollars } from '#data/pricing/pricing.ts'
import { CallButton } from '../../call-to-action/CallButton.tsx'
import { strapTrack } from './strapTrack.ts'

// Sticky, so that it is visible as long as the list is.
const Result = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '.5rem 1rem',
  alignItems: 'center',
  minHeight: 104,
  padding: '.75rem 0',
  background: theme.palette.background.paper,
  borderTop: `1px solid ${theme.palette.divider}`,
  '& b': { display: 'block' },
  '& p': { lineHeight: 1.3 },
  '& > b': {
    fontFamily: theme.design.fonts.display,
    fontWeight: 820,
    fontSize: '2rem',
    lineHeight: 1,
    letterSpacing: '-.03em',
  },
  [theme.breakpoints.down('sm')]: { '& a': { gridColumn: '1 / -1' } },
  '& > div': { ...strapTrack(theme), height: 16, gridColumn: '1 / -1' },
}))

/** How full the counted items make the truck, and the price; a call button if one truck does not hold them. */
export function CountedFill({ counted, overfull }: { counted: CountedLoad | undefined; overfull: string }) {
  const tier = counted && tierFor(counted.cubicYards)
  const fill = counted ? Math.min(100, truckFill(counted.cubicYards)) : 0
  return (
    <Result>
      <p>
        {counted ? (
          <>
            <b>{tier?.label ?? overfull} </b>
            {describeVolume(counted.cubicYards)}
          </>
        ) : (
          loadItemWording.empty
        )}
      </p>
      {tier && <b>{dollars(tier.price)}</b>}
      {counted && !tier && <CallButton />}
      <div style={{ '--fill': `${fill}%` }} />
    </Result>
  )
}
