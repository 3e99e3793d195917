import { Hero } from '#components/layout/Hero.tsx'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import type { Content } from './+content.ts'

export function Page({ city, photo, wording }: Content) {
  return (
    <Hero
      breadcrumbs={breadcrumbs.city(city.name)}
      title={wording.title}
      asksAbout
      lead={city.lead}
      photo={photo}
    />
  )
}
