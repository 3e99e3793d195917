import { fillTemplates } from '../fillTemplate.ts'
import { paths } from '../paths.ts'
import { generalNotes, notesForTwoSettings, oneGeneralNote } from '../places/chooseNotes.ts'
import { type CitySummary, cities } from '../places/cities.ts'
import { capitalize, cityCollection, hazardousDepots } from '../places/cityCollection.ts'
import type { City } from '../places/loadCity.ts'
import { countCities } from '../places/route.ts'
import { facts } from '../prices/facts.ts'
import { priceLoad } from '../prices/loadEstimate.ts'
import { latestDate } from '../records.ts'
import { cityServices } from '../services/cityServices.ts'
import { directServices } from '../services/directServices.ts'
import { type CityService, directServicesOf, servicesRelatedTo } from '../services/loadServices.ts'
import { servicePhoto } from '../services/servicePhotos.ts'
import type { Feature, Question } from '../services/serviceSchemas.ts'
import { commonQuestions } from './commonQuestions.ts'

/** Texts of every city service's page; the others are in the records of the city and the service. */
const wording = {
  title: '{service} in {city}',
  /** Ends the lead, so that a phone's first screen has the price and the time. */
  leadEnd: 'From {minimum}, {sameDay}.',
  badge: 'PROFESSIONAL SERVICE IN {cityCapitals}',
  detailsLabel: 'In short',
  details: [
    { term: 'Same day', text: 'Book before {sameDayUntil}. {NextDayShort}.' },
    { term: 'Starting at {minimum}', text: '{VolumePricing}' },
    { term: 'Full service', text: '{fullService}' },
    { term: 'Eco-friendly', text: '{EcoFriendlyShort}' },
  ],
  costLead: '{Rate}, plus {salesTax}. {PriceFirst}.',
  dearerTitle: 'What costs more',
  cheaperTitle: 'What costs less',
  /** Last item under "What costs less", unless the service has hidesCurbside. */
  cheaperAtCurb: 'Bring everything to the curb and get {curbsideDiscount} off.',
  preparationTitle: 'Before we arrive',
  preparationButton: 'Call with a question',
  accessTitle: 'Getting it out',
  infoTitle: 'How we do it',
  infoTerms: { takenApart: 'What we take apart', heavy: 'What’s heavy', cannotGo: 'What can’t go' },
  cannotTakeLink: 'What we can’t take, and who does',
  featuresTitle: 'What you get',
  collectionTitle: 'Could {collector} pick it up instead?',
  questionsTitle: 'Questions about {serviceLower}',
  commonQuestionsLink: commonQuestions.link,
  coverageTitle: 'We cover all of {city}',
  relatedTitle: 'More jobs and towns',
  closing: 'Tell us what you want gone in {city}.',
  back: 'Back to {city}',
}

/** The six features of every service. */
const features: readonly Feature[] = [
  { icon: 'schedule', title: 'Same-day service', text: 'With {anArrivalWindow} arrival window.' },
  { icon: 'groups', title: '{Uniformed}', text: 'So you know it’s us.' },
  { icon: 'receiptLong', title: 'Upfront price', text: '{NoHiddenFees}.' },
  { icon: 'verifiedUser', title: '{Insured}', text: 'On every pickup.' },
  { icon: 'creditCardOff', title: '{NoCreditCard}', text: '{PayAfter}.' },
  { icon: 'payments', title: 'Pay your way', text: '{paymentMethods}.' },
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
  fullService: service.fullService ?? 'We do the lifting, loading and sweeping',
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
  /** Replaces the collection section if no rule is confirmed: names the authority and links to its list. */
  const collectionQuestion: Question = {
    question: filledWording.collectionTitle,
    answer: `${capitalize(values.collector)} collects the garbage here. ${collection.advice}`,
    link: collection.link,
  }
  return {
    city,
    lead: `${filled.description} ${filledWording.leadEnd}`,
    service: {
      ...filled,
      cheaper: [...filled.cheaper, ...(service.hidesCurbside ? [] : [filledWording.cheaperAtCurb])],
    },
    photo: servicePhoto(service.slug, service.directService),
    wording: filledWording,
    loads: loads.map(priceLoad),
    preparation: [...generalNotes(preparation), ...notesForTwoSettings(preparation, city, 'preparation')],
    access: [...oneGeneralNote(access, city), ...notesForTwoSettings(access, city, 'access')],
    questions: [
      ...oneGeneralNote(questions, city),
      ...notesForTwoSettings(questions, city, 'questions'),
      ...(isAnswered ? [] : [collectionQuestion]),
    ],
    /** The collection section; undefined where collectionQuestion replaces it. */
    collection: isAnswered ? collection : undefined,
    hazardousDepots: hazardousDepots(city),
    /** Latest date of the records that the page shows. */
    updatedOn: latestDate(
      city.updatedOn,
      service.updatedOn,
      collection.updatedOn,
      ...city.depots.map(({ hazardous, checkedOn }) => (hazardous ? checkedOn : undefined)),
    ),
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

const everyCity = cities.length === 2 ? 'both towns' : `all ${countCities(cities.length)}`

const allCities = (service: CityService) =>
  directServicesOf(service).flatMap((slug) => {
    const direct = directServices.find((candidate) => candidate.slug === slug)
    const href = paths.directService(slug)
    return direct
      ? [
          {
            label: cities.length > 1 ? `${direct.name} in ${everyCity}` : direct.name,
            href,
          },
        ]
      : []
  })

const cityServiceLink = (city: CitySummary, { slug, name }: Pick<CityService, 'slug' | 'name'>) => ({
  label: `${name} in ${city.name}`,
  href: paths.cityService(city.slug, slug),
})
