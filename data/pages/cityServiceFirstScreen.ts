import type { CitySummary } from '../cities/cities.ts'
import { facts } from '../facts.ts'
import { fillTemplates } from '../fillTemplate.ts'
import type { CityService } from '../services/city/cityServices.ts'
import { servicePhoto } from '../services/servicePhotos.ts'

/** Texts of every city service's page on its first screen. */
const wording = {
  title: '{service} in {city}',
  badge: 'PROFESSIONAL SERVICE IN {cityCapitals}',
  detailsLabel: 'In short',
  details: [
    { term: 'Same day', text: 'Book before {sameDayUntil}' },
    { term: 'Starting at {minimum}', text: '{VolumePricing}' },
    { term: 'Full service', text: '{fullService}' },
    { term: 'Eco-friendly', text: '{EcoFriendlyShort}' },
  ],
}

/** What the placeholders of such a page stand for. */
export const cityServiceValues = (city: CitySummary, service: CityService) => ({
  ...facts,
  city: city.name,
  cityCapitals: city.name.toUpperCase(),
  service: service.name,
  serviceLower: service.serviceLower,
  fullService: service.fullService ?? 'We take apart, carry, load and sweep',
})

/** What the first screen of a city service's page shows, with placeholders filled. */
export function cityServiceFirstScreen(city: CitySummary, service: CityService) {
  const values = cityServiceValues(city, service)
  const { name, description } = service
  return {
    city,
    service: fillTemplates({ name, description }, values),
    photo: servicePhoto(service.slug, service.directService),
    wording: fillTemplates(wording, values, 'data/pages/cityServiceFirstScreen.ts'),
  }
}

export type CityServiceFirstScreen = ReturnType<typeof cityServiceFirstScreen>
