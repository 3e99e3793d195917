import { notesForSettings } from '../cities/chooseNotes.ts'
import type { City } from '../cities/cities.ts'
import { placeAdvice } from '../cities/placeAdvice.ts'
import { cityCollection } from '../collection/cityCollection.ts'
import { depotsRunBy } from '../collection/depots.ts'
import type { Material } from '../collection/materials.ts'
import { fillTemplates } from '../fillTemplate.ts'
import { heroPhoto } from '../images/photos.ts'
import { latestDate } from '../latestDate.ts'
import { facts } from '../pricing/facts.ts'
import { cityServices } from '../services/city/cityServices.ts'
import type { Feature } from '../services/serviceSubstance.ts'

/** The titles come from the specification. */
const benefits: readonly Feature[] = [
  {
    icon: 'schedule',
    title: 'Same-Day Service',
    text: 'Book before {sameDayUntil}. {NextDayShort}.',
  },
  {
    icon: 'groups',
    title: 'Professional Team',
    text: 'The crew comes {uniformedShort}. We’re {insured}, and {careful}.',
  },
  {
    icon: 'receiptLong',
    title: 'Upfront Pricing',
    text: 'You hear the full price before we lift anything. You pay {rateShort}, plus {salesTax}.',
  },
  {
    icon: 'recycling',
    title: 'Eco-Friendly',
    text: '{Reused}.',
  },
]

/** Texts of every city's page; the others are in the city's record (data/cities/records). */
const wording = {
  title: 'Junk removal in {city}',
  /** aria-label of the four cards, which have no heading. */
  benefitsLabel: 'With every pickup in {city}',
  benefits,
  neighbourhoodsTitle: 'Where we go in {city}',
  removedTitle: 'What we remove',
  removed: [
    'Furniture and appliances',
    'Electronics and computers',
    'Construction debris',
    'Yard waste and landscaping materials',
    'Office furniture and equipment',
    'Hot tubs and exercise equipment',
    'Estate and moving cleanouts',
    'Hoarding situations',
  ],
  collectionTitle: 'Garbage pickup in {city}',
  depotsTitle: 'Public depots',
  depotsNote: 'Check hours and fees with {depotsRunBy} before you drive there.',
  accessTitle: 'Your place in {city}',
  accessLead: 'Does one of these describe your home? Here’s how to get ready.',
  servicesTitle: `All ${cityServices.length} services in {city}`,
  servicesLead: 'Each page gives prices and tells you how to get ready.',
  closing: 'Tell us what you want gone, and you get {freeEstimatesShort}.',
  back: 'All service areas',
}

/** The materials that people ask a municipality about most. */
const askedMaterials: readonly Material[] = [
  'furniture',
  'mattress',
  'carpet',
  'lumber',
  'drywall',
  'doors',
  'cabinetry',
  'electronics',
  'recyclables',
]

/** Everything that a city's page shows, with placeholders filled. */
export function cityPage(city: City) {
  const collection = cityCollection(city, askedMaterials)
  return {
    city,
    photo: heroPhoto,
    access: notesForSettings(placeAdvice, city),
    collection,
    wording: fillTemplates(wording, { ...facts, city: city.name, depotsRunBy }, 'data/pages/cityPage.ts'),
    /** Latest date of the page's records. Undefined if the city's record has no date. */
    updatedOn:
      city.updatedOn &&
      latestDate(city.updatedOn, collection.updatedOn, ...city.depots.map(({ checkedOn }) => checkedOn)),
  }
}

export type CityPage = ReturnType<typeof cityPage>
