import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { truckLoadOf } from '#data/desk/truckLoad.ts'
import { visitWording } from '#data/desk/visitWording.ts'
import { truckHolds } from '#data/prices/loadEstimate.ts'
import { forcedFill } from '../../layout/styles.ts'
import { DeskIcon } from '../frame/DeskIcon.tsx'

const { truck: wording } = visitWording

const Box = styled('div')(({ theme: { palette, typography } }) => ({
  ...typography.body2,
  display: 'grid',
  gap: '.25rem',
  color: palette.text.secondary,
  fontFeatureSettings: '"tnum"',
  '& p': { lineHeight: 1.3 },
  '& [data-over]': {
    display: 'flex',
    gap: '.35rem',
    alignItems: 'start',
    color: palette.error.main,
    fontWeight: 700,
  },
  '&[data-over] .MuiLinearProgress-bar': { background: palette.error.main, ...forcedFill },
}))

/** The load that is still to come. Nothing once every visit is done. */
export function TruckGauge({ visits }: { visits: readonly DeskQuote[] }) {
  const toCome = visits.filter(({ status }) => status !== 'done')
  const { cubicYards, over, fill, unknown } = truckLoadOf(toCome)
  if (toCome.length === 0) return null
  const text = wording.fill(String(cubicYards), truckHolds)
  return (
    <Box data-over={over > 0 ? '' : undefined}>
      <LinearProgress variant="determinate" value={fill} aria-label={wording.label} aria-valuetext={text} />
      <p>
        {text}
        {unknown > 0 && `, ${wording.unknown(unknown)}`}
      </p>
      {over > 0 && (
        <p data-over="">
          <DeskIcon name="warning" size={18} />
          {wording.over(String(over))}
        </p>
      )}
    </Box>
  )
}
