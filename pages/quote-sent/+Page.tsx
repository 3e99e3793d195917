import { PlainText } from '#components/extra/PlainText.tsx'
import { Hero } from '#components/layout/Hero.tsx'
import { fillTemplates } from '#data/fillTemplate.ts'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { thankYou } from '#data/pages/extraPages.ts'
import { facts } from '#data/pricing/facts.ts'
import { photoThanks } from '#data/quote/photoThanks.ts'

export function Page() {
  const { heading, lead, sections } = fillTemplates(thankYou, facts)
  return (
    <>
      <Hero
        breadcrumbs={breadcrumbs.underHome(heading)}
        title={heading}
        lead={`${lead} ${photoThanks.photos}`}
        buttons={null}
      />
      <PlainText sections={sections} />
    </>
  )
}
