import Container from '@mui/material/Container'
import Grid from '@mui/material/Grid'
import { styled } from '@mui/material/styles'
import type { CityServicePage } from '#data/pages/cityServicePage.ts'

const Details = styled('section')(({ theme: { palette, breakpoints, design } }) => ({
  background: palette.background.paper,
  // No padding at the bottom: the next section is white too, and has padding at its top.
  paddingBlock: '2.25rem 0',
  '& dt': { ...design.type.fact, fontSize: 'clamp(1.25rem, .8rem + 1.2vw, 2rem)', textWrap: 'balance' },
  '& dd': { marginTop: '.3rem', color: palette.text.secondary, fontSize: '.9375rem', lineHeight: 1.35 },
  [breakpoints.up('md')]: { paddingBlock: '2.75rem 0' },
}))

/** Four facts about the visit, right under the hero. */
export function VisitDetails({ wording }: Pick<CityServicePage, 'wording'>) {
  return (
    <Details aria-label={wording.detailsLabel}>
      <Container>
        <Grid container component="dl" rowSpacing="1.5rem" columnSpacing="1.25rem">
          {wording.details.map(({ term, text }) => (
            <Grid key={term} size={{ xs: 6, md: 3 }}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </Grid>
          ))}
        </Grid>
      </Container>
    </Details>
  )
}
