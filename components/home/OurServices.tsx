import type { HomePage } from '#data/pages/home.ts'
import { Section } from '../layout/Section.tsx'
import { CityChoice } from '../navigation/CityChoice.tsx'
import { ServiceDirectory } from '../navigation/ServiceDirectory.tsx'

export const OurServices = ({ title, lead }: HomePage['ourServices']) => (
  <Section id="our-services" title={title} lead={lead} leadPlace="beside">
    <CityChoice>{({ slug }) => <ServiceDirectory citySlug={slug} />}</CityChoice>
  </Section>
)
