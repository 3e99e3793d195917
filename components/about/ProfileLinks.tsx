import { profileLinks } from '#data/pages/about.ts'
import { Section } from '../layout/Section.tsx'
import { LinkTiles } from '../navigation/LinkTiles.tsx'

/** Where else the company can be seen: its social profiles and the reviews site. */
export function ProfileLinks({ title }: { title: string }) {
  return (
    <Section title={title}>
      <LinkTiles links={profileLinks} columns={3} on="page" />
    </Section>
  )
}
