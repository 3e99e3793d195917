import { fillTemplates } from '../fillTemplate.ts'
import {
  heroPhoto,
  pair3Before,
  single1,
  single2,
  single3,
  single4,
  single5,
  single6,
} from '../images/photos.ts'
import { notesForSettings } from '../places/chooseNotes.ts'
import { cities } from '../places/cities.ts'
import { cityCollection, type Material } from '../places/cityCollection.ts'
import type { FitsSetting } from '../places/citySchema.ts'
import { depotsRunBy } from '../places/depots.ts'
import type { City } from '../places/loadCity.ts'
import { facts } from '../prices/facts.ts'
import { latestDate } from '../records.ts'
import { cityServices } from '../services/cityServices.ts'
import type { Feature } from '../services/serviceSchemas.ts'

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

/** Texts of every city's page; the others are in the city's record (data/places/cities/records). */
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

/** Beside the titles of the cities' pages, in the order of the cities. */
const jobPhotos = [heroPhoto, single1, single6, single2, single3, single4, single5, pair3Before]

/** Everything that a city's page shows, with placeholders filled. */
export function cityPage(city: City) {
  const collection = cityCollection(city, askedMaterials)
  return {
    city,
    photo: jobPhotos[cities.findIndex(({ slug }) => slug === city.slug) % jobPhotos.length] ?? heroPhoto,
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

/** Advice for each kind of place, whatever the load. A city's page shows three. */
export const placeAdvice: readonly (Feature & FitsSetting)[] = [
  {
    icon: 'grass',
    title: 'Out in the country?',
    text: 'Give us the nearest sideroad with your address. Tell us about low branches or a dog. If the truck can’t get in, we park at the road and carry things out.',
    fits: 'rural',
  },
  {
    icon: 'waterDrop',
    title: 'By the water?',
    text: 'Count the steps up from the shore and tell us about any retaining wall. Wet dock and deck boards are heavy, so mention those too.',
    fits: 'lakefront',
  },
  {
    icon: 'home',
    title: 'On a new street?',
    text: 'If your driveway is unpaved or your sod is new, tell us where a heavy truck can park. If construction trucks block your street, tell us which hours are quieter.',
    fits: 'newSubdivision',
  },
  {
    icon: 'construction',
    title: 'In an older house?',
    text: 'Tell us about narrow stairs, tight turns or a cellar hatch. If a piece won’t fit through the door, we take it apart with our own tools.',
    fits: 'olderCore',
  },
  {
    icon: 'layers',
    title: 'In a tower?',
    text: 'Book the elevator for your whole arrival window, plus time for the work. Ask how high the loading dock is and tell us, so we know if our truck fits.',
    fits: 'highRise',
  },
  {
    icon: 'hardware',
    title: 'In a basement apartment?',
    text: 'Measure how wide the stairs are at their narrowest, and the headroom where the ceiling is lowest. If you’re the landlord, agree on a time with your tenant first.',
    fits: 'basementSuite',
  },
  {
    icon: 'groups',
    title: 'Sharing a house?',
    text: 'Ask everyone in the house what goes, and put sticky notes on those things. Have one person meet us. Get your landlord’s OK in writing before we remove built-ins.',
    fits: 'sharedRental',
  },
  {
    icon: 'deck',
    title: 'In a townhouse?',
    text: 'Is the only way out of the yard through the house? Then roll up the rugs and clear the hall. Find out where our truck may park, and at what hours.',
    fits: 'townhouse',
  },
]
