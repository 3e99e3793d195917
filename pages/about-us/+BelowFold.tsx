import { Story } from '#components/about/Story.tsx'
import { QuoteBand } from '#components/call-to-action/CallBand.tsx'
import { LinkSection } from '#components/navigation/LinkTiles.tsx'
import { profileLinks } from '#data/pages/about.ts'
import type { Content } from './+content.ts'

export function BelowFold({ story, photo, linksTitle, closing }: Content) {
  return (
    <>
      <Story paragraphs={story} photo={photo} />
      <LinkSection title={linksTitle} links={profileLinks} columns={3} />
      <QuoteBand {...closing} />
    </>
  )
}
