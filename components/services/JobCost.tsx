import styled from '@emotion/styled'
import type { PricedLoad } from '#data/pricing/loadPrices.ts'
import type { Feature } from '../layout/FeatureGrid.tsx'
import { SplitBand, SplitSection } from '../layout/SplitBand.tsx'
import { Preparation } from './Preparation.tsx'
import { SizePrices } from './SizePrices.tsx'

const Reasons = styled('div')(({ theme: { breakpoints, palette } }) => ({
  display: 'grid',
  gap: '1.25rem 2rem',
  '& ul': { marginTop: '.5rem', color: palette.text.secondary },
  '& li + li': { marginTop: '.5rem' },
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}))

const Note = styled('p')(({ theme: { typography, palette } }) => ({
  ...typography.body2,
  color: palette.text.secondary,
}))

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
      <Note>{note}</Note>
      <Reasons>
        <Reason title={dearerTitle} sentences={dearer} />
        <Reason title={cheaperTitle} sentences={cheaper} />
      </Reasons>
    </SplitSection>
  )
}

function Reason({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
