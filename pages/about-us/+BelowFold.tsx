import { ProfileLinks } from '#components/about/ProfileLinks.tsx'
import { Story } from '#components/about/Story.tsx'
import { QuoteBand } from '#components/call-to-action/QuoteBand.tsx'
import type { Content } from './+content.ts'

export function BelowFold({ story, linksTitle, closing }: Content) {
  return (
    <>
      <Story paragraphs={story} />
      <ProfileLinks title={linksTitle} />
      <QuoteBand {...closing} />
    </>
  )
}
