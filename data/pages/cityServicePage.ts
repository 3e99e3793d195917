import { generalNotes, notesForTwoSettings, rotatedGeneralNotes } from '../cities/chooseNotes.ts'
import { type City, type CitySummary, cities } from '../cities/cities.ts'
import { capitalize, cityCollection, hazardousDepots } from '../collection/cityCollection.ts'
import { facts } from '../facts.ts'
import { fillTemplates } from '../fillTemplate.ts'
import type { IconName } from '../iconNames.ts'
import { latestDate } from '../latestDate.ts'
import { paths } from '../paths.ts'
import { priceLoad } from '../pricing/loadPrices.ts'
import { type CityService, cityServices } from '../services/city/cityServices.ts'
import { directServices } from '../services/direct/directServices.ts'
import { directServicesOf, servicesRelatedTo } from '../services/relatedServices.ts'
import { servicePhoto } from '../services/servicePhotos.ts'
import type { Question } from '../services/serviceSubstance.ts'
import { commonQuestions } from './commonQuestions.ts'

type Feature = { icon: IconName; title: string; text: string }

/** Texts of every city service's page; the others are in the records of the city and the service. */
const wording = {
  title: '{service} in {city}',
  badge: 'PROFESSIONAL SERVICE IN {cityCapitals}',
  detailsLabel: 'In short',
  details: [
    { term: 'Same day', text: 'Book before {sameDayUntil}. {NextDayShort}.' },
    { term: 'Starting at {minimum}', text: '{VolumePricing}' },
    { term: 'Full service', text: '{fullService}' },
    { term: 'Eco-friendly', text: '{EcoFriendlyShort}' },
  ],
  costLead: '{rateShort}, plus HST. {Curbside}. {PriceFirst}.',
  dearerTitle: 'What costs more',
  cheaperTitle: 'What costs less',
  preparationTitle: 'Before we arrive',
  preparationButton: 'Ask us first',
  accessTitle: 'Getting it out',
  infoTitle: 'How we do it',
  infoTerms: { takenApart: 'What we take apart', heavy: 'What’s heavy', cannotGo: 'What can’t go' },
  cannotTakeLink: 'Who takes what we can’t',
  featuresTitle: 'With every job',
  collectionTitle: 'Will {collector} take it?',
  questionsTitle: 'Asked in {city}',
  commonQuestionsLink: commonQuestions.link,
  coverageTitle: 'Covering all of {city}',
  relatedTitle: 'Often done in the same visit',
  closing: 'Call before {sameDayUntil} and we come to {city} the same day.',
  back: 'Back to {city}',
}

/** The six features of every service. */
const features: readonly Feature[] = [
  { icon: 'schedule', title: 'Same-day service', text: 'Book before {sameDayUntil}.' },
  { icon: 'groups', title: '{Uniformed}', text: 'They ask what stays before they lift.' },
  { icon: 'receiptLong', title: 'Upfront price', text: '{NoHiddenFees}, only HST on top.' },
  { icon: 'verifiedUser', title: '{Insured}', text: 'On every pickup.' },
  { icon: 'recycling', title: 'Recycled first', text: 'Disposal comes last.' },
  { icon: 'cleaningServices', title: '{Swept}', text: 'You get the space back clean.' },
]

/** Services of the same visit that a page links to. */
const relatedCount = 3

/** Values of the placeholders. */
const cityServiceValues = (city: City, service: CityService) => ({
  ...facts,
  city: city.name,
  cityCapitals: city.name.toUpperCase(),
  collector: city.authority.collector.ask,
  service: service.name,
  serviceLower: service.serviceLower,
  fullService: service.fullService ?? 'We take apart, carry, load and sweep',
})

/** Content of a city service's page, with placeholders filled. */
export function cityServicePage(city: City, service: CityService) {
  const values = cityServiceValues(city, service)
  const {
    loads,
    preparation,
    access,
    questions,
    features: ownFeatures,
    ...filled
  } = fillTemplates(service, values)
  const collection = cityCollection(city, service.materials)
  const filledWording = fillTemplates(wording, values, 'data/pages/cityServicePage.ts')
  const isAnswered = collection.answers.length > 0
  /** Text without a confirmed rule: who collects, and where to find the authority's list. */
  const collectionQuestion: Question = {
    question: filledWording.collectionTitle,
    answer: `${capitalize(values.collector)} collects here, so check their list first. ${collection.advice}`,
    link: collection.link,
  }
  return {
    city,
    service: filled,
    photo: servicePhoto(service.slug, service.directService),
    wording: filledWording,
    loads: loads.map(priceLoad),
    preparation: [...generalNotes(preparation), ...notesForTwoSettings(preparation, city, 'preparation')],
    access: [
      ...rotatedGeneralNotes(access, city).slice(0, 1),
      ...notesForTwoSettings(access, city, 'access'),
    ],
    questions: [
      ...rotatedGeneralNotes(questions, city).slice(0, 1),
      ...notesForTwoSettings(questions, city, 'questions'),
      ...(isAnswered ? [] : [collectionQuestion]),
    ],
    /** A section of its own; undefined where one of the questions is enough. */
    collection: isAnswered ? collection : undefined,
    hazardousDepots: hazardousDepots(city),
    /** The latest date of what the page shows. */
    updatedOn: latestDate(city.updatedOn, service.updatedOn, collection.updatedOn),
    features: [...fillTemplates(features, values, 'data/pages/cityServicePage.ts'), ...ownFeatures],
    related: [...sameVisitServices(city, service), ...neighbourCities(city, service), ...allCities(service)],
  }
}

export type CityServicePage = ReturnType<typeof cityServicePage>

/** The services often done with this one, in the same city. */
const sameVisitServices = (city: City, service: CityService) =>
  servicesRelatedTo(service)
    .slice(0, relatedCount)
    .flatMap((slug) => {
      const other = cityServices.find((candidate) => candidate.slug === slug)
      return other ? [cityServiceLink(city, other)] : []
    })

/** The same service in the next city to the east, and to the west. */
function neighbourCities({ slug }: City, service: CityService) {
  const index = cities.findIndex((city) => city.slug === slug)
  return [cities[index + 1], cities[index - 1]].flatMap((city) =>
    city ? [cityServiceLink(city, service)] : [],
  )
}

const allCities = (service: CityService) =>
  directServicesOf(service).flatMap((slug) => {
    const direct = directServices.find((candidate) => candidate.slug === slug)
    const href = paths.directService(slug)
    return direct ? [{ label: `${direct.name}, all ${cities.length} towns`, href }] : []
  })

const cityServiceLink = (city: CitySummary, { slug, name }: Pick<CityService, 'slug' | 'name'>) => ({
  label: `${name} in ${city.name}`,
  href: paths.cityService(city.slug, slug),
})
