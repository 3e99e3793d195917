import { cities } from '#data/cities/cities.ts'
import { paths } from '#data/paths.ts'
import { LinkSection } from '../navigation/LinkTiles.tsx'

const links = cities.map(({ slug, name }) => ({ label: name, href: paths.city(slug) }))

/** Every city we serve. */
export function CityLinks({ title, lead }: { title: string; lead: string }) {
  return <LinkSection title={title} lead={lead} links={links} columns={4} />
}
