import { profileLinks } from '#data/pages/about.ts'
import { LinkSection } from '../navigation/LinkTiles.tsx'

/** The company's social profiles and the reviews site. */
export function ProfileLinks({ title }: { title: string }) {
  return <LinkSection title={title} links={profileLinks} columns={3} />
}
