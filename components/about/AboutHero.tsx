import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import { QuoteAndCall } from '../call-to-action/QuoteAndCall.tsx'
import { Hero } from '../layout/Hero.tsx'

export function AboutHero({ title, lead }: { title: string; lead: string }) {
  return (
    <Hero breadcrumbs={breadcrumbs.about} title={title} lead={lead}>
      <QuoteAndCall />
    </Hero>
  )
}
