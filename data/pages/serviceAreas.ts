import { cities } from '../cities/cities.ts'
import { countCities } from '../cities/route.ts'
import { fillTemplates } from '../fillTemplate.ts'
import { facts } from '../pricing/facts.ts'

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
