import Container from '@mui/material/Container'
import Grid from '@mui/material/Grid'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { HomePage, SplitClaim } from '#data/pages/home.ts'
import { paths } from '#data/paths.ts'
import type { DirectServiceRow } from '#data/services/directServices.ts'
import { PhoneFold } from '../blocks/PersistentAccordion.tsx'
import { TickList } from '../blocks/RuledLists.tsx'
import { Steps } from '../blocks/Steps.tsx'
import { Section } from '../layout/Section.tsx'
import { Icon } from '../media/Icon.tsx'
import { CityChoice } from '../navigation/CityChoice.tsx'
import { ServiceDirectory } from '../navigation/ServiceDirectory.tsx'

const FactsGround = styled('div')(({ theme }) => ({ background: theme.palette.background.paper }))

const FactList = styled('ul')(({ theme: { typography, palette, breakpoints, design } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1rem 1.25rem',
  paddingTop: '2.25rem',
  '& li': {
    display: 'grid',
    gap: '.3rem',
    alignContent: 'start',
    fontSize: `min(5.5vw, ${typography.body2.fontSize})`,
    lineHeight: 1.35,
    color: palette.text.secondary,
  },
  '& b': {
    ...design.type.fact,
    // Enlarged text: two stand beside each other on a phone.
    fontSize: `min(7.5vw, ${design.type.fact.fontSize})`,
    color: palette.text.primary,
    whiteSpace: 'nowrap',
  },
  [breakpoints.down('sm')]: {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, 1fr)', rowGap: '1.5rem' },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(5, auto)',
    justifyContent: 'space-between',
    paddingTop: '2.75rem',
    '& b': { whiteSpace: 'normal' },
  },
}))

/** Short claims in a row, the start of each set large. */
export function Facts({ facts }: { facts: readonly SplitClaim[] }) {
  return (
    <FactsGround>
      <Container>
        <FactList>
          {facts.map(({ start, rest }) => (
            <li key={start}>
              <b>{`${start} `}</b>
              {rest}
            </li>
          ))}
        </FactList>
      </Container>
    </FactsGround>
  )
}

const ServiceLink = styled(Link)(({ theme: { typography, palette, breakpoints, design } }) => ({
  display: 'grid',
  gridTemplateColumns: '48px 1fr 24px',
  gap: '.25rem 1rem',
  alignItems: 'center',
  minHeight: 76,
  padding: '.7rem 0',
  borderTop: `1px solid ${palette.divider}`,
  '& svg': { color: palette.primary.main },
  '& svg:first-of-type': {
    width: 48,
    height: 48,
    padding: 10,
    borderRadius: design.corner.medium,
    background: palette.kraft.light,
  },
  '& b': { display: 'block', fontSize: '1.125rem', lineHeight: 1.25 },
  '& small': {
    display: 'block',
    marginTop: '.15rem',
    fontSize: typography.body2.fontSize,
    lineHeight: 1.35,
    color: palette.text.secondary,
  },
  '&:hover b': {
    textDecoration: 'underline',
    textDecorationColor: palette.secondary.main,
    textDecorationThickness: 3,
  },
  [breakpoints.down('sm')]: {
    gridTemplateColumns: '36px minmax(0, 1fr)',
    gap: '.6rem',
    minHeight: 56,
    padding: '.4rem .7rem',
    border: `1.5px solid ${palette.divider}`,
    borderRadius: design.corner.medium,
    '& b': { fontSize: '1rem', lineHeight: 1.2 },
    '& svg:first-of-type': { width: 36, height: 36, padding: 7 },
    '& small, & svg:last-of-type': { display: 'none' },
  },
  // The longest word does not fit beside the icon.
  '@media (max-width: 23.74em)': { gridTemplateColumns: '1fr', alignContent: 'start', gap: '.4rem' },
}))

// Enlarged text: one tile a row.
const tile = { display: 'grid', flexGrow: { xs: 1, md: 0 }, minWidth: 'min(100%, 8.4rem)' }

type WhatWeRemoveProps = HomePage['whatWeRemove'] & { services: readonly DirectServiceRow[] }

export function WhatWeRemove({ title, lead, services }: WhatWeRemoveProps) {
  return (
    <Section id="services" title={title} lead={lead} leadPlace="beside" ground="paper">
      {/* Ruled rows; tiles with icon and name on a phone. */}
      <Grid
        container
        component="ul"
        rowSpacing={{ xs: '.5rem', sm: 0 }}
        columnSpacing={{ xs: '.5rem', sm: 'clamp(1.5rem, 4vw, 5rem)' }}
      >
        {services.map(({ slug, name, icon, summary }) => (
          <Grid key={slug} component="li" size={{ xs: 6, md: 4 }} sx={tile}>
            <ServiceLink href={paths.directService(slug)} underline="none" color="inherit">
              <Icon name={icon} />
              <span>
                <b>{name}</b>
                <small>{summary}</small>
              </span>
              <Icon name="chevronRight" />
            </ServiceLink>
          </Grid>
        ))}
      </Grid>
    </Section>
  )
}

export const OurServices = ({ title, lead }: HomePage['ourServices']) => (
  <Section id="our-services" title={title} lead={lead} leadPlace="beside">
    <CityChoice>{({ slug }) => <ServiceDirectory citySlug={slug} />}</CityChoice>
  </Section>
)

/** On a large screen the strap that joins the steps continues to the right edge of the page. */
const RunOut = styled('div')(({ theme }) => ({
  overflowX: 'clip',
  [theme.breakpoints.down('md')]: { '& ol + div': { marginTop: '1rem' } },
  [theme.breakpoints.up('md')]: {
    '& ol::before': { right: '-50vw' },
    '& ul': { marginTop: theme.design.space.headToContent },
  },
}))

export function HowItWorks({ title, steps, promisesLabel, promises }: HomePage['howItWorks']) {
  return (
    <RunOut>
      <Section id="how-it-works" title={title}>
        <Steps steps={steps} />
        <PhoneFold title={promisesLabel}>
          <TickList items={promises} columns={2} />
        </PhoneFold>
      </Section>
    </RunOut>
  )
}
