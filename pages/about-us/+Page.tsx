import { AboutHero } from '#components/about/AboutHero.tsx'
import { ProfileLinks } from '#components/about/ProfileLinks.tsx'
import { Story } from '#components/about/Story.tsx'
import { QuoteBand } from '#components/call-to-action/QuoteBand.tsx'
import { BelowFold } from '#components/layout/BelowFold.tsx'
import type { Content } from './+content.ts'

export function Page({ title, lead, story, linksTitle, closing }: Content) {
  return (
    <>
      <AboutHero title={title} lead={lead} />
      <BelowFold>
        <Story paragraphs={story} />
        <ProfileLinks title={linksTitle} />
        <QuoteBand {...closing} />
      </BelowFold>
    </>
  )
}
