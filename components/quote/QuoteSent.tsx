import { fillTemplates } from '#data/fillTemplate.ts'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { thankYou } from '#data/pages/extraPages.ts'
import { facts } from '#data/prices/facts.ts'
import { photoThanks } from '#data/quote/photoThanks.ts'
import { PlainText } from '../blocks/PlainText.tsx'
import { Hero } from '../layout/Hero.tsx'

/** The template of the thank-you page for a form that was sent without JavaScript, with photos. */
export function QuoteSent() {
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
