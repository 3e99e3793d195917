import { Section } from '../layout/Section.tsx'
import { ServiceDirectory } from '../navigation/ServiceDirectory.tsx'

type CityServicesProps = { citySlug: string; title: string; lead: string }

/** Every detailed service, linked to its page for this city. */
export function CityServices({ citySlug, title, lead }: CityServicesProps) {
  return (
    <Section title={title} lead={lead} ground="paper">
      <ServiceDirectory citySlug={citySlug} />
    </Section>
  )
}
