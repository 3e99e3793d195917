import { route } from '#data/cities/route.ts'
import { Section } from '../layout/Section.tsx'
import { Lake } from '../navigation/Lake.tsx'
import { RouteLine } from '../navigation/RouteLine.tsx'

/** The cities along the road, closed by the lake. */
export function RouteSection({ citySlug }: { citySlug: string }) {
  return (
    <>
      <Section title={route.title} lead={route.lead}>
        <RouteLine citySlug={citySlug} />
      </Section>
      <Lake />
    </>
  )
}
