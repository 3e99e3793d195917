import { fillTemplates } from '../fillTemplate.ts'
import { cities } from '../places/cities.ts'
import type { CityRecord } from '../places/citySchema.ts'
import type { City } from '../places/loadCity.ts'
import { countCities } from '../places/route.ts'
import { facts } from '../prices/facts.ts'
import { listRecords } from '../records.ts'

/** Texts of /service-areas beside the cities' cards. */
export const serviceAreas = fillTemplates(
  {
    title: 'Junk removal from {reach}',
    lead: `We serve ${countCities(cities.length)} {samePricesShort}, from {minimum}. We come the {sameDay}. We’re {insuredShort}.`,
    /** Over the cards. */
    citiesTitle: 'Pick your town',
    citiesLead: 'See what we do in your town.',
    closing: {
      title: 'Not sure if we reach your street?',
      text: 'Call and ask. You get {freeEstimatesShort} on the same call.',
    },
    updatedOn: '2026-11-25',
  },
  facts,
  'data/pages/serviceAreas.ts',
)

/** A city on the service areas page. */
export type CityCard = Pick<City, 'slug' | 'name' | 'description' | 'highlights'> & {
  /** The message of a quote that is asked for with its card. */
  subject: string
}

/** From west to east. A function, so that the page's script does not contain what its data brings. */
export const listCityCards = (): CityCard[] =>
  listRecords(
    import.meta.glob<Pick<CityRecord, 'name' | 'order' | 'description' | 'highlights'>>(
      '../places/cities/records/*.ts',
      {
        eager: true,
        query: '?fields=name,order,description,highlights',
        import: 'default',
      },
    ),
  ).map((city) => ({
    ...fillTemplates(city, { ...facts, city: city.name }),
    subject: `Junk removal in ${city.name}`,
  }))
