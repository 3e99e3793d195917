import { cities } from '../cities/cities.ts'
import { facts } from '../facts.ts'
import { fillTemplates } from '../fillTemplate.ts'

/** Texts of /service-areas beside the cities' cards. */
export const serviceAreas = fillTemplates(
  {
    title: 'Junk removal from {reach}',
    lead: `One truck route, ${cities.length} towns. Prices start at {minimum} and go by size, the same in all of them. We’re {insuredShort}, and we come the {sameDay}.`,
    /** Over the cards. */
    citiesTitle: 'Pick your town',
    citiesLead: 'West to east, as the truck drives.',
    closing: {
      title: 'Not sure if we reach your street?',
      text: 'Call and ask. If we do, {freeEstimatesShort} comes with the answer.',
    },
    updatedOn: '2026-11-20',
  },
  facts,
  'data/pages/serviceAreas.ts',
)
