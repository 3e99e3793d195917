import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import type { DirectServicePage } from '#data/pages/directServicePage.ts'
import { QuoteAndCall } from '../call-to-action/QuoteAndCall.tsx'
import { Hero } from '../layout/Hero.tsx'

export function DirectServiceHero({ service, photo }: Pick<DirectServicePage, 'service' | 'photo'>) {
  return (
    <Hero
      breadcrumbs={breadcrumbs.directService(service.name)}
      title={service.title}
      asksAbout
      lead={service.description}
      photo={photo}
      buckled
    >
      <QuoteAndCall />
    </Hero>
  )
}
