import Grid from '@mui/material/Grid'
import type { SxProps, Theme } from '@mui/material/styles'
import type { CityServicePage } from '#data/pages/cityServicePage.ts'
import { paths } from '#data/paths.ts'
import { Source } from '../blocks/Source.tsx'
import { Section } from '../layout/Section.tsx'
import { StandaloneLink } from '../navigation/StandaloneLink.tsx'

const look: SxProps<Theme> = ({ palette }) => ({
  '& > div': { borderTop: `1px solid ${palette.divider}`, paddingTop: '1.25rem' },
  '& p': { marginTop: '.5rem', maxWidth: '38em', color: palette.text.secondary },
})

const size = { xs: 12, md: 4 }

type JobInfoProps = Pick<CityServicePage, 'service' | 'wording' | 'hazardousDepots'>

/** How the job is done: what is taken apart, what is heavy, and what the truck cannot take. */
export function JobInfo({ service, wording, hazardousDepots }: JobInfoProps) {
  const { infoTitle, infoTerms: terms, cannotTakeLink } = wording
  const info = service.additionalInfo
  return (
    <Section title={infoTitle}>
      <Grid container rowSpacing="2rem" columnSpacing="clamp(2rem, 4vw, 4rem)" sx={look}>
        <Grid size={size}>
          <h3>{info.takenApartTitle ?? terms.takenApart}</h3>
          <p>{info.takenApart}</p>
        </Grid>
        <Grid size={size}>
          <h3>{terms.heavy}</h3>
          <p>{info.heavy}</p>
        </Grid>
        <Grid size={size}>
          <h3>{terms.cannotGo}</h3>
          <p>{info.cannotGo}</p>
          {hazardousDepots.map(({ text, source }) => (
            <p key={text}>
              {text} <Source {...source} />
            </p>
          ))}
          <p>
            <StandaloneLink href={paths.cannotTake}>{cannotTakeLink}</StandaloneLink>
          </p>
        </Grid>
      </Grid>
    </Section>
  )
}
