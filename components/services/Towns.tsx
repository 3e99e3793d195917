import { cities } from '#data/cities/cities.ts'
import { paths } from '#data/paths.ts'
import { Section } from '../layout/Section.tsx'
import { LinkTiles } from '../navigation/LinkTiles.tsx'

const links = cities.map(({ slug, name }) => ({ label: name, address: paths.city(slug) }))

/** All the towns we serve. */
export function Towns({ title, lead }: { title: string; lead: string }) {
  return (
    <Section title={title} lead={lead}>
      <LinkTiles links={links} columns={4} on="page" />
    </Section>
  )
}
