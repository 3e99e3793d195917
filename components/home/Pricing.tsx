import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import { memo, type RefObject } from 'react'
import type { EstimatorWording, HomePage } from '#data/pages/home.ts'
import { dollars, type PricingTier, pricingTiers } from '#data/prices/pricing.ts'
import { Section } from '../layout/Section.tsx'
import { forcedEdge, hiddenUntilHydrated } from '../layout/styles.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { Icon } from '../media/Icon.tsx'
import { useHydrated } from '../session/createStore.ts'
import { LoadCard } from './LoadCard.tsx'
import { useLoadEstimate } from './useLoadEstimate.ts'

// The open counter is a grid row below the card, so that the price rows keep the height of the card.
const Columns = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > [role=radiogroup]': { marginTop: '1rem' },
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

const Rows = styled(RadioGroup)(({ theme: { breakpoints } }) => ({
  display: 'grid',
  containerType: 'inline-size',
  '& ul': { display: 'grid', gap: '.5rem', [breakpoints.up('sm')]: { gridAutoRows: '1fr' } },
  '& li': { display: 'grid' },
}))

const Row = styled(FormControlLabel)(({ theme: { typography, palette, breakpoints, design } }) => ({
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
  '& small': { fontSize: typography.body2.fontSize, lineHeight: 1.3, color: palette.text.secondary },
  '& > b': {
    gridArea: '1 / -2 / 3 / -1',
    fontFamily: design.fonts.display,
    fontWeight: 800,
    fontSize: '1.75rem',
    lineHeight: 1,
    letterSpacing: '-.03em',
  },
  // Enlarged text: the price stands below the size.
  '@container (max-width: 14rem)': {
    gridTemplateColumns: '28px minmax(0, 1fr) 0',
    '& > b': { gridArea: '3 / -3 / auto / -2' },
  },
  [breakpoints.down('sm')]: { minHeight: 56, paddingBlock: '.45rem' },
  '@media (scripting: none)': { gridTemplateColumns: '1fr auto', paddingLeft: '1.1rem', cursor: 'auto' },
}))

const Flag = styled('span')<{ colour: 'primary' | 'secondary' }>(({ theme, colour }) => ({
  padding: '.18rem .5rem',
  borderRadius: theme.design.corner.badge,
  background: theme.palette[colour].main,
  color: theme.palette[colour].contrastText,
  fontSize: '.8125rem',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  ...forcedEdge,
}))

type TierRowProps = { tier: PricingTier; index: number; isChosen: boolean }

const TierRow = memo(({ tier, index, isChosen }: TierRowProps) => (
  <li>
    <Row
      value={index}
      checked={isChosen}
      control={<Radio />}
      disableTypography
      label={
        <>
          <span>
            {`${tier.label} `}
            {tier.popular && <Flag colour="primary">Popular</Flag>}
            {tier.bestValue && <Flag colour="secondary">Best value</Flag>}
          </span>{' '}
          <small>{[tier.description, ...tier.details].join('. ')}</small> <b>{dollars(tier.price)}</b>
        </>
      }
    />
  </li>
))

type TierRowsProps = {
  rows: RefObject<HTMLDivElement | null>
  legend: string
  chosen: PricingTier | undefined
  onChoose: (tier: PricingTier | undefined) => void
}

/** Every size with its price and what it holds ("5 fridges or 50 bags"), to be chosen from. */
const TierRows = memo(({ rows, legend, chosen, onChoose }: TierRowsProps) => (
  <Rows
    ref={rows}
    name="load-size"
    aria-label={legend}
    value={chosen ? pricingTiers.indexOf(chosen) : ''}
    onChange={(_, value) => onChoose(pricingTiers[Number(value)])}
  >
    <ul>
      {pricingTiers.map((tier, index) => (
        <TierRow key={tier.label} tier={tier} index={index} isChosen={tier === chosen} />
      ))}
    </ul>
  </Rows>
))
