import { fillTemplates } from '#data/fillTemplate.ts'
import { thankYou } from '#data/pages/extraPages.ts'
import { facts } from '#data/prices/facts.ts'
import { photoThanks } from '#data/quote/photoThanks.ts'
import { Page as ExtraPage } from '../@extraPage/+Page.tsx'

/** The template of the thank-you page for a form that was sent without JavaScript, with photos. */
export function Page() {
  const page = fillTemplates(thankYou, facts)
  return <ExtraPage {...page} lead={`${page.lead} ${photoThanks.photos}`} />
}
