import { ServiceAreasHero } from '#components/areas/ServiceAreasHero.tsx'

export function Page() {
  return <ServiceAreasHero />
}
