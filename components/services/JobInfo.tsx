import Grid from '@mui/material/Grid'
import type { SxProps, Theme } from '@mui/material/styles'
import type { SourceNote } from '#data/collection/sourced.ts'
import { paths } from '#data/paths.ts'
import { Section } from '../layout/Section.tsx'
import { Source } from '../layout/Source.tsx'
import { StandaloneLink } from '../navigation/StandaloneLink.tsx'

const look: SxProps<Theme> = ({ palette }) => ({
  '& > div': { borderTop: `1px solid ${palette.divider}`, paddingTop: '1.25rem' },
  '& p': { marginTop: '.5rem', maxWidth: '38em', color: palette.text.secondary },
})

const size = { xs: 12, md: 4 }

type Part = 'takenApart' | 'heavy' | 'cannotGo'

type JobInfoProps = {
  title: string
  /** Heading of each part. */
  terms: Record<Part, string>
  info: Readonly<Record<Part, string>>
  /** Leads to the list of what we can't take. */
  cannotTake: string
  /** Where a city's hazardous waste goes, as far as it is known. */
  hazardousDepots: readonly { text: string; source: SourceNote }[]
}

/** How the job goes, by someone who has done it. */
export function JobInfo({ title, terms, info, cannotTake, hazardousDepots }: JobInfoProps) {
  return (
    <Section title={title}>
      <Grid container rowSpacing="2rem" columnSpacing="clamp(2rem, 4vw, 4rem)" sx={look}>
        <Grid size={size}>
          <h3>{terms.takenApart}</h3>
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
            <StandaloneLink href={paths.cannotTake}>{cannotTake}</StandaloneLink>
          </p>
        </Grid>
      </Grid>
    </Section>
  )
}
