import Stack from '@mui/material/Stack'
import type { SxProps, Theme } from '@mui/material/styles'
import { forcedEdge } from '../layout/forcedEdge.ts'
import { Section } from '../layout/Section.tsx'
import { Lake } from '../navigation/Lake.tsx'
import { RouteLine } from '../navigation/RouteLine.tsx'

const look: SxProps<Theme> = ({ palette, design }) => ({
  flexFlow: 'row wrap',
  marginBottom: '2.5rem',
  '& li': {
    padding: '.5rem .9rem',
    borderRadius: `${design.corner.small}px`,
    background: palette.background.paper,
    fontWeight: 500,
    ...forcedEdge,
  },
})

type CoverageProps = { citySlug: string; title: string; lead: string; neighbourhoods: readonly string[] }

/** Where in the city the job is done, and the city's place on the road. Not for the city's own page, where the road says so. */
export function Coverage({ citySlug, title, lead, neighbourhoods }: CoverageProps) {
  return (
    <>
      <Section title={title} lead={lead}>
        <Stack component="ul" spacing=".35rem" sx={look}>
          {neighbourhoods.map((neighbourhood) => (
            <li key={neighbourhood}>{neighbourhood}</li>
          ))}
        </Stack>
        <RouteLine citySlug={citySlug} />
      </Section>
      <Lake />
    </>
  )
}
