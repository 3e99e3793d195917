import { Hero } from '#components/layout/Hero.tsx'
import { breadcrumbs } from '#data/pages/breadcrumbs.ts'
import type { Content } from './+content.ts'

export function Page({ service, photo }: Content) {
  return (
    <Hero
      breadcrumbs={breadcrumbs.underHome(service.name)}
      title={service.title}
      asksAbout
      lead={service.description}
      photo={photo}
      buckled
    />
  )
}
