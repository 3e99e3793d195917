import styled from '@emotion/styled'
import type { City } from '#data/cities/cities.ts'
import { forcedEdge } from '../layout/forcedEdge.ts'
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

type CoverageProps = { city: Pick<City, 'slug' | 'neighbourhoods'>; title: string; lead: string }

/** Where in the town the job is done, and the town's place on the road. */
export function Coverage({ city, title, lead }: CoverageProps) {
  return (
    <>
      <Section title={title} lead={lead}>
        <Neighbourhoods>
          {city.neighbourhoods.map((neighbourhood) => (
            <li key={neighbourhood}>{neighbourhood}</li>
          ))}
        </Neighbourhoods>
        <RouteLine citySlug={city.slug} />
      </Section>
      <Lake />
    </>
  )
}
