import Container from '@mui/material/Container'
import Grid from '@mui/material/Grid'
import { styled } from '@mui/material/styles'

const Band = styled('section')(({ theme: { palette, breakpoints, design } }) => ({
  background: palette.background.paper,
  // What follows is as white, and brings room of its own.
  paddingBlock: '2.25rem 0',
  '& dt': { ...design.type.fact, fontSize: 'clamp(1.25rem, .8rem + 1.2vw, 2rem)', textWrap: 'balance' },
  '& dd': {
    marginTop: '.3rem',
    color: palette.text.secondary,
    fontSize: '.9375rem',
    lineHeight: 1.35,
  },
  [breakpoints.up('md')]: { paddingBlock: '2.75rem 0' },
}))

type JobDetailsProps = { label: string; details: readonly { term: string; text: string }[] }

/** Four facts about the visit, right under the hero. */
export function JobDetails({ label, details }: JobDetailsProps) {
  return (
    <Band aria-label={label}>
      <Container>
        <Grid container component="dl" rowSpacing="1.5rem" columnSpacing="1.25rem">
          {details.map(({ term, text }) => (
            <Grid key={term} size={{ xs: 6, md: 3 }}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </Grid>
          ))}
        </Grid>
      </Container>
    </Band>
  )
}
