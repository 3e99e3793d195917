import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import { type SxProps, styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { CityServicePage } from '#data/pages/cityServicePage.ts'
import type { DirectServicePage } from '#data/pages/directServicePage.ts'
import type { Feature } from '#data/services/serviceSchemas.ts'
import { PhoneFold } from '../blocks/PersistentAccordion.tsx'
import { FoldedTicket, SplitBand, SplitSection } from '../blocks/SplitBand.tsx'
import { CallButton, QuoteButton } from '../layout/CallToAction.tsx'
import { Icon } from '../media/Icon.tsx'

const Loads = styled('ul')(({ theme: { palette, typography, breakpoints, design } }) => ({
  '& li': {
    display: 'flex',
    // Enlarged text: the price stands below its load.
    flexWrap: 'wrap',
    gap: '.3rem 1rem',
    alignItems: 'center',
    padding: '.8rem 0',
    [breakpoints.up('md')]: { padding: '1.1rem 0' },
    borderTop: `1px solid ${palette.divider}`,
  },
  '& h3': { ...typography.h4, letterSpacing: 0, flex: 1, maxWidth: '100%' },
  '& b': { ...design.type.price, fontSize: '2rem' },
  '& p': { ...typography.body2, width: '100%', color: palette.text.secondary },
}))

/** How much of the truck the load fills, drawn as a strap. */
const Bar = styled('span')<{ share: number }>(({ theme: { palette, design }, share }) => ({
  width: '100%',
  height: 16,
  borderRadius: design.corner.badge,
  boxShadow: `inset 0 0 0 1px ${palette.divider}`,
  background: `linear-gradient(90deg, transparent ${share}%, ${palette.background.sunken} ${share}%), ${design.pattern.weave}, ${palette.secondary.main}`,
  forcedColorAdjust: 'none',
}))

const reason: SxProps<Theme> = ({ palette }) => ({
  '& ul': { marginTop: { md: '.5rem' }, color: palette.text.secondary },
  '& li + li': { marginTop: '.5rem' },
})

const Preparation = styled('ul')(({ theme: { palette } }) => ({
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '.15rem 1rem',
    padding: '.9rem 0',
    borderTop: `1px solid ${palette.kraft.dark}`,
    lineHeight: 1.45,
  },
  '& svg': { gridRow: 'span 2', color: palette.primary.main },
  '& h3': { font: 'inherit', fontWeight: 700, letterSpacing: 0 },
}))

type JobCostProps = {
  service: Pick<DirectServicePage['service'], 'costTitle' | 'dearer' | 'cheaper'>
  loads: DirectServicePage['loads']
  preparation: readonly Feature[]
  wording: DirectServicePage['wording'] | CityServicePage['wording']
}

/** Prices of typical loads and the reasons for them, beside the preparation for the visit. */
export function JobCost({ service, loads, preparation, wording }: JobCostProps) {
  return (
    <SplitBand ground="paper" parts="wideLeft">
      <SplitSection title={service.costTitle} lead={wording.costLead}>
        <Loads>
          {loads.map(({ load, price, size, fill }) => (
            <li key={load}>
              <h3>{load}</h3>
              <b>{price}</b>
              <p>{size}</p>
              <Bar share={fill} aria-hidden="true" />
            </li>
          ))}
        </Loads>
        {'costNote' in wording && (
          <Typography variant="body2" color="textSecondary">
            {wording.costNote}
          </Typography>
        )}
        <Box>
          <QuoteButton />
        </Box>
        <Grid container columnSpacing="2rem">
          <Reason title={wording.dearerTitle} sentences={service.dearer} />
          <Reason title={wording.cheaperTitle} sentences={service.cheaper} />
        </Grid>
      </SplitSection>
      <FoldedTicket title={wording.preparationTitle}>
        <Preparation>
          {preparation.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Preparation>
        <CallButton variant="primary" label={wording.preparationButton} />
      </FoldedTicket>
    </SplitBand>
  )
}

function Reason({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <Grid size={{ xs: 12, md: 6 }} sx={reason}>
      <PhoneFold title={title} heading="h3">
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </PhoneFold>
    </Grid>
  )
}
