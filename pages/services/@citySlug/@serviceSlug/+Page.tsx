import { Hero } from '#components/layout/Hero.tsx'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import type { Content } from './+content.ts'

export function Page({ city, lead, service, photo, wording }: Content) {
  return (
    <Hero
      breadcrumbs={breadcrumbs.cityService(city, service.name)}
      badge={wording.badge}
      title={wording.title}
      asksAbout
      lead={lead}
      photo={photo}
    />
  )
}
