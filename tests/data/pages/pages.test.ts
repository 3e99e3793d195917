import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { fillTemplate } from '#data/fillTemplate.ts'
import { heroPhoto } from '#data/images/photos.ts'
import { cityPage } from '#data/pages/cityPage.ts'
import { cityServicePage } from '#data/pages/cityServicePage.ts'
import { answeredQuestions, ownerQuestions } from '#data/pages/commonQuestions.ts'
import type { CommonQuestion } from '#data/pages/pageSchemas.ts'
import { cities } from '#data/places/cities.ts'
import { loadCity } from '#data/places/loadCity.ts'
import { countCities } from '#data/places/route.ts'
import { facts } from '#data/prices/facts.ts'
import { cityServices } from '#data/services/cityServices.ts'
import { directServices } from '#data/services/directServices.ts'
import {
  type CityService,
  directServicesOf,
  loadCityService,
  servicesRelatedTo,
} from '#data/services/loadServices.ts'
import { servicePhoto } from '#data/services/servicePhotos.ts'
import { required } from '#tests/support/required.ts'

const loadedCities = await Promise.all(cities.map(async ({ slug }) => required(await loadCity(slug))))
const city = required(loadedCities[0])
const service = required(await loadCityService(cityServices[0]?.slug))

test('a city’s page has advice for its settings, and the later date', () => {
  const page = cityPage(city)
  const { updatedOn: _, ...undated } = city

  expect(page.access.map(({ fits }) => fits)).toEqual(city.settings)
  expect(cityPage({ ...city, updatedOn: '2999-01-01' }).updatedOn).toBe('2999-01-01')
  expect(cityPage(undated).updatedOn).toBeUndefined()
})

const nameOf = (records: readonly { slug: string; name: string }[], wanted: string | undefined) =>
  records.find(({ slug }) => slug === wanted)?.name
const examplePage = () => cityServicePage(city, service)

test('a service without a photo shows the photo of its subject, or the truck', () => {
  const subject = servicePhoto('yard-waste')

  expect(subject).not.toBe(heroPhoto)
  expect(servicePhoto('unknown', 'yard-waste', 'scrap-metal')).toBe(subject)
  expect(servicePhoto('unknown')).toBe(heroPhoto)
})

test('a city service’s page gives the price and the time in its lead, and the discount where it fits', () => {
  const page = examplePage()
  const { hidesCurbside: _, ...shown } = service
  const cheaper = (changes: Partial<CityService>) =>
    cityServicePage(city, { ...shown, ...changes }).service.cheaper.length - service.cheaper.length

  expect(page.lead).toBe(fillTemplate(`${page.service.description} From {minimum}, {sameDay}.`, facts))
  expect([cheaper({}), cheaper({ hidesCurbside: true })]).toEqual([1, 0])
})

test('a city service’s page shows the municipality’s rule, or a link to its list', () => {
  const rule = { materials: ['carpet'], taken: false, text: 'No.', source: 'A paper' } as const
  const collector = { text: '', ask: 'the Town', site: 'town.example', source: 'A paper' }
  const town = { ...city, depots: [], authority: { collector, rules: [rule] } }
  const carpet = cityServicePage(town, { ...service, materials: ['carpet'] })
  const metal = cityServicePage(town, { ...service, materials: ['metal'] })
  const title = 'Could the Town pick it up instead?'

  expect(metal.collection).toBeUndefined()
  expect(metal.questions.at(-1)).toEqual({
    question: title,
    answer:
      'The Town collects the garbage here. If the Town takes what you have, that’s cheaper than calling us.',
    link: { label: 'Check at town.example', href: 'https://town.example' },
  })
  expect(carpet.collection?.answers).toHaveLength(1)
  expect(carpet.wording.collectionTitle).toBe(title)
  expect(carpet.questions.map(({ question }) => question)).not.toContain(title)
})

test('a city service’s page has the date on which a depot that it shows was checked', () => {
  const depot = { name: 'Depot', place: '1 Main Street', source: 'A paper', checkedOn: '2999-01-01' }
  const updatedOn = (hazardous: { hazardous?: true }) =>
    cityServicePage({ ...city, depots: [{ ...depot, ...hazardous }] }, service).updatedOn

  expect(updatedOn({ hazardous: true })).toBe('2999-01-01')
  expect(updatedOn({})).not.toBe('2999-01-01')
})

test('a city service’s page links to services of the same visit, cities beside it and all cities', () => {
  const page = examplePage()
  const sameVisit = servicesRelatedTo(service).slice(0, 3)
  const neighboursOf = (position: number) =>
    cityServicePage(required(loadedCities[position]), service)
      .related.slice(sameVisit.length)
      .flatMap(({ href }) => /^\/services\/(.+)\/.+$/.exec(href)?.[1] ?? [])

  for (const [index, slug] of sameVisit.entries())
    expect(page.related[index]).toEqual({
      label: `${nameOf(cityServices, slug)} in ${city.name}`,
      href: `/services/${city.slug}/${slug}`,
    })
  const direct = directServicesOf(service).at(-1)
  const where = cities.length > 1 ? ` in all ${countCities(cities.length)}` : ''
  expect(page.related.at(-1)).toEqual({
    label: `${nameOf(directServices, direct)}${where}`,
    href: `/services/${direct}`,
  })
  for (const position of cities.keys()) {
    const beside = [cities[position + 1], cities[position - 1]]
    expect(neighboursOf(position)).toEqual(beside.flatMap((other) => other?.slug ?? []))
  }
})

const asking = (answered: string, answer?: string): CommonQuestion => ({
  question: 'How do I cancel?',
  ...(answer === undefined ? {} : { answer }),
  owner: { about: 'by when?', answer: answered },
})
const shown = (questions: CommonQuestion[]) => answeredQuestions(questions).map(({ answer }) => answer)

test('an unanswered question is listed for the owner and not shown, and an answered one is shown and not listed', () => {
  expect(shown([asking(''), asking(' ')])).toEqual([])
  expect(ownerQuestions([asking(''), asking(' ')])).toEqual(Array(2).fill('How do I cancel? (by when?)'))
  expect(shown([asking('Call {phone}.')])).toEqual([`Call ${site.phoneDotted}.`])
  expect(ownerQuestions([asking('Call {phone}.')])).toEqual([])
})

test('the owner’s addition follows the answer from the records, and the answer is also shown without it', () => {
  const questions = [asking('', 'From any floor.'), asking('Free of charge.', 'From any floor.')]

  expect(shown(questions)).toEqual(['From any floor.', 'From any floor. Free of charge.'])
  expect(ownerQuestions(questions)).toEqual(['How do I cancel? (by when?)'])
})
