import styled from '@emotion/styled'
import { forcedEdge } from '../layout/colours.ts'
import { Section } from '../layout/Section.tsx'
import { Lake } from '../navigation/Lake.tsx'
import { RouteLine } from '../navigation/RouteLine.tsx'

const Neighbourhoods = styled('ul')(({ theme: { palette, design } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.35rem',
  marginBottom: '2.5rem',
  '& li': {
    padding: '.5rem .9rem',
    borderRadius: design.corner.small,
    background: palette.background.paper,
    fontWeight: 500,
    ...forcedEdge,
  },
}))

type CoverageProps = { citySlug: string; title: string; lead: string; neighbourhoods: readonly string[] }

/** Where in the city the job is done, and the city's place on the road. Not for the city's own page, where the road says so. */
export function Coverage({ citySlug, title, lead, neighbourhoods }: CoverageProps) {
  return (
    <>
      <Section title={title} lead={lead}>
        <Neighbourhoods>
          {neighbourhoods.map((neighbourhood) => (
            <li key={neighbourhood}>{neighbourhood}</li>
          ))}
        </Neighbourhoods>
        <RouteLine citySlug={citySlug} />
      </Section>
      <Lake />
    </>
  )
}
