import styled from '@emotion/styled'
import type { HomePage } from '#data/home.ts'
import { Section } from '../layout/Section.tsx'
import { ServiceDirectory } from '../navigation/ServiceDirectory.tsx'
import { TownChips } from './TownChips.tsx'

const ShownFor = styled('p')(({ theme }) => ({
  margin: theme.spacing(2, 0, 4),
  color: theme.palette.text.secondary,
}))

type OurServicesProps = HomePage['ourServices'] & {
  /** The city whose pages the list leads to. */
  citySlug: string
}

export function OurServices({ title, lead, shownFor, citySlug }: OurServicesProps) {
  return (
    <Section id="our-services" title={title} lead={lead}>
      <TownChips />
      <ShownFor>{shownFor}</ShownFor>
      <ServiceDirectory citySlug={citySlug} />
    </Section>
  )
}
