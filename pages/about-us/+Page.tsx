import { Story } from '#components/blocks/PlainText.tsx'
import { QuoteBand } from '#components/layout/CallToAction.tsx'
import { Hero } from '#components/layout/Hero.tsx'
import { Sections } from '#components/layout/Section.tsx'
import { LinkSection } from '#components/navigation/links.tsx'
import { profileLinks } from '#data/pages/about.ts'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import type { Data } from './+data.ts'

export function Page({ title, lead, story, photo, linksTitle, closing }: Data) {
  return (
    <Sections>
      <Hero breadcrumbs={breadcrumbs.about} title={title} lead={lead} />
      <Story paragraphs={story} photo={photo} />
      <LinkSection title={linksTitle} links={profileLinks} columns={3} />
      <QuoteBand {...closing} />
    </Sections>
  )
}
