import Grid from '@mui/material/Grid'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { PricedLoad } from '#data/pricing/loadPrices.ts'
import type { Feature } from '../layout/FeatureGrid.tsx'
import { SplitBand, SplitSection } from '../layout/SplitBand.tsx'
import { Preparation } from './Preparation.tsx'
import { SizePrices } from './SizePrices.tsx'

const reason: SxProps<Theme> = ({ palette }) => ({
  '& ul': { marginTop: '.5rem', color: palette.text.secondary },
  '& li + li': { marginTop: '.5rem' },
})

type CostsProps = {
  title: string
  loads: readonly PricedLoad[]
  dearer: readonly string[]
  cheaper: readonly string[]
  lead: string
  note: string
  dearerTitle: string
  cheaperTitle: string
}

type JobCostProps = Pick<CostsProps, 'title' | 'loads' | 'dearer' | 'cheaper'> & {
  preparation: readonly Feature[]
  wording: {
    costLead: string
    costNote: string
    dearerTitle: string
    cheaperTitle: string
    preparationTitle: string
    preparationButton: string
  }
}

/** What the job costs by size and why, beside what to do before we come. */
export function JobCost({ preparation, wording, ...cost }: JobCostProps) {
  return (
    <SplitBand ground="paper" parts="wideLeft">
      <Costs
        {...cost}
        lead={wording.costLead}
        note={wording.costNote}
        dearerTitle={wording.dearerTitle}
        cheaperTitle={wording.cheaperTitle}
      />
      <Preparation title={wording.preparationTitle} steps={preparation} button={wording.preparationButton} />
    </SplitBand>
  )
}

function Costs({ title, lead, note, loads, dearerTitle, dearer, cheaperTitle, cheaper }: CostsProps) {
  return (
    <SplitSection title={title} lead={lead}>
      <SizePrices loads={loads} />
      <Typography variant="body2" color="textSecondary">
        {note}
      </Typography>
      <Grid container rowSpacing="1.25rem" columnSpacing="2rem">
        <Reason title={dearerTitle} sentences={dearer} />
        <Reason title={cheaperTitle} sentences={cheaper} />
      </Grid>
    </SplitSection>
  )
}

function Reason({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <Grid size={{ xs: 12, sm: 6 }} sx={reason}>
      <h3>{title}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Grid>
  )
}
