import { Section } from '../layout/Section.tsx'
import { type LinkTile, LinkTiles } from '../navigation/LinkTiles.tsx'

type RelatedServicesProps = {
  title: string
  lead?: string
  links: readonly LinkTile[]
  columns: 3 | 4
}

/** Pages about work that goes together. */
export function RelatedServices({ title, lead, links, columns }: RelatedServicesProps) {
  return (
    <Section title={title} lead={lead}>
      <LinkTiles links={links} columns={columns} on="page" />
    </Section>
  )
}
