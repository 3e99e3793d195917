import { styled } from '@mui/material/styles'
import type { EstimatorWording, HomePage } from '#data/pages/home.ts'
import { Section } from '../../layout/Section.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx'
import { Icon } from '../../media/Icon.tsx'
import { useHydrated } from '../../session/useHydrated.ts'
import { LoadCard } from './LoadCard.tsx'
import { TierRows } from './TierRows.tsx'
import { useLoadEstimate } from './useLoadEstimate.ts'

// The open counter is a grid row below the card, so that the price rows keep the height of the card.
const Columns = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > [role=radiogroup]': { marginTop: '1.75rem' },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: '2rem',
    '& > [role=radiogroup]': { gridArea: '1 / 2', marginTop: 0 },
  },
}))

const Notes = styled('ul')(({ theme: { palette, breakpoints } }) => ({
  display: 'grid',
  gap: '.75rem 2rem',
  marginTop: '1.75rem',
  fontWeight: 500,
  '& li': { display: 'flex', gap: '.6rem', alignItems: 'flex-start' },
  '& svg': { color: palette.primary.main },
  [breakpoints.down('sm')]: { rowGap: '.5rem' },
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [breakpoints.up('lg')]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
}))

/** Six sizes, chosen by row, by slider or by counting items; without JavaScript a price list. */
export function Pricing({ title, lead, estimator, notes }: HomePage['pricing']) {
  return (
    <Section id="pricing" title={title} lead={lead} leadPlace="beside" ground="kraft">
      <Estimator wording={estimator} />
      <Notes>
        {notes.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </Notes>
    </Section>
  )
}

function Estimator({ wording }: { wording: EstimatorWording }) {
  const isHydrated = useHydrated()
  const estimate = useLoadEstimate(wording)
  const { rows, tier, choose, announcement } = estimate
  return (
    <Columns data-waiting={isHydrated ? undefined : ''}>
      <LoadCard wording={wording} estimate={estimate} />
      <TierRows rows={rows} legend={wording.rows} chosen={tier} onChoose={choose} />
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Columns>
  )
}
