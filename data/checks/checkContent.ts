import { paths } from '../paths.ts'
import { facts } from '../pricing/facts.ts'
import { slugOf } from '../records.ts'
import type { Content } from './allContent.ts'
import { authorityFaults, depotFaults } from './checkCollection.ts'
import { companyFaults } from './checkCompany.ts'
import {
  dateFaults,
  missingSettings,
  placeholderFaults,
  poolFaults,
  repeatedNames,
  unknownMaterials,
  unknownNames,
  unknownSettings,
  wrongCount,
} from './checkFields.ts'
import { loadFaults } from './checkLoads.ts'
import {
  missingReviewsFaults,
  pathFaults,
  redirectFaults,
  sharedSlugFaults,
  slugFaults,
} from './checkPaths.ts'
import { postalFaults } from './checkPostalCodes.ts'
import { pricingFaults } from './checkPricing.ts'

/**
 * What is wrong with the content, one sentence for each fault with the file of its record; empty when nothing is.
 *
 * @param today ISO date; no record can have been checked later
 */
export function contentFaults(content: Content, today: string): string[] {
  const { cities, cityServices, directServices, authorities, pages } = content
  const services = slugsOf(cityServices)
  const direct = slugsOf(directServices)
  const values = { ...facts, city: 'a city' }
  return [
    ...eachRecord(cities, (city) => [
      ...wrongCount(city.neighbourhoods, 8, 'neighbourhoods'),
      ...repeatedNames(city.neighbourhoods, 'neighbourhoods'),
      ...wrongCount(city.highlights, 3, 'highlights'),
      ...repeatedNames(city.highlights, 'highlights'),
      ...wrongCount([...new Set(city.settings)], 3, 'different settings'),
      ...unknownSettings(city.settings, 'settings'),
      ...unknownNames([city.authority], slugsOf(authorities), 'authority'),
      ...unknownNames(city.depots, Object.keys(content.depots), 'depots'),
      ...repeatedNames(city.depots, 'depots'),
      ...placeholderFaults(city, values),
    ]),
    ...eachRecord(cityServices, (service) => [
      ...(service.features.length > 3 ? [`has ${service.features.length} features; at most 3 fit.`] : []),
      ...unknownNames(service.related, services, 'related'),
      ...repeatedNames(service.related, 'related'),
      ...unknownNames([service.directService], direct, 'directService'),
      ...unknownMaterials(service.materials),
      ...wrongCount(service.loads, 3, 'loads'),
      ...(['preparation', 'access', 'questions'] as const).flatMap((list) => poolFaults(service[list], list)),
      ...service.loads.flatMap(loadFaults),
      ...placeholderFaults(service, { ...values, service: service.name, serviceLower: service.serviceLower }),
    ]),
    ...eachRecord(directServices, (service) => [
      ...wrongCount(service.featureCards, 4, 'featureCards'),
      ...wrongCount(service.removedItems, 12, 'removedItems'),
      ...repeatedNames(service.removedItems, 'removedItems'),
      ...unknownNames(service.related, services, 'related'),
      ...repeatedNames(service.related, 'related'),
      ...wrongCount(service.questions, 4, 'questions'),
      ...service.loads.flatMap(loadFaults),
      ...placeholderFaults(service, facts),
    ]),
    ...eachRecord(pages, (page) => placeholderFaults(page, facts)),
    ...eachRecord(authorities, (authority) => authorityFaults(authority, today)),
    ...[cities, cityServices, directServices, authorities].flatMap((records) =>
      eachRecord(records, ({ updatedOn, confirmedOn }: Dated) => dateFaults(updatedOn, confirmedOn)),
    ),
    ...[cities, cityServices, directServices].flatMap(sameOrder),
    ...[cities, cityServices, directServices].flatMap(slugFaults),
    ...sharedSlugFaults(slugsOf(cities), direct),
    ...prefixFaults('/data/company/site.ts', companyFaults(content.company)),
    ...prefixFaults('/data/pricing/pricing.ts', pricingFaults(content.prices)),
    ...prefixFaults(
      '/data/cities/cities.ts',
      unknownNames([content.directoryCity], slugsOf(cities), 'directoryCity'),
    ),
    ...prefixFaults('/data/cities/placeAdvice.ts', missingSettings(content.placeAdvice, 'advice')),
    ...prefixFaults(
      '/data/services/servicePhotos.ts',
      unknownNames(Object.keys(content.servicePhotos), [...services, ...direct], 'servicePhotos'),
    ),
    ...prefixFaults('/data/quote/postalCodes.json', postalFaults(content.postalCodes, slugsOf(cities))),
    ...prefixFaults('/data/pages/extraPages.ts', pathFaults(pages['/data/pages/extraPages.ts'])),
    ...missingReviewsFaults(content),
    ...prefixFaults('/data/redirects.ts', redirectFaults(content.redirects, pagePaths(content))),
    ...prefixFaults('/data/collection/depots.ts', depotFaults(Object.values(content.depots), today)),
    ...prefixFaults(
      '/data/checks/neighbourhoodSlips.ts',
      content.neighbourhoodSlips.flatMap(({ neighbourhood, cities: named }) =>
        unknownNames(named, slugsOf(cities), `the cities of ${neighbourhood}`),
      ),
    ),
    ...prefixFaults(
      '/data/pages/junkRemoval.ts',
      unknownNames(
        pages['/data/pages/junkRemoval.ts'].serviceCards.map(({ directService }) => directService),
        direct,
        'serviceCards',
      ),
    ),
  ]
}

/** The path of every page. */
function pagePaths({ cities, cityServices, directServices, pages }: Content): ReadonlySet<string> {
  const services = [...slugsOf(cityServices)]
  return new Set([
    // Without sections and the API.
    ...Object.values(paths)
      .filter((path) => typeof path === 'string')
      .filter((path) => /^\/[^/#]*$/.test(path)),
    ...[...slugsOf(directServices)].map(paths.directService),
    ...[...slugsOf(cities)].flatMap((city) => [
      paths.city(city),
      ...services.map((service) => paths.cityService(city, service)),
    ]),
    ...pages['/data/pages/extraPages.ts'].map(({ path }) => path),
  ])
}

type Dated = { updatedOn?: string; confirmedOn?: string }

const slugsOf = (records: Record<string, unknown>) => new Set(Object.keys(records).map(slugOf))

const prefixFaults = (file: string, faults: readonly string[]) => faults.map((fault) => `${file} ${fault}`)

const eachRecord = <Item>(records: Record<string, Item>, faultsOf: (record: Item) => string[]) =>
  Object.entries(records).flatMap(([file, record]) => prefixFaults(file, faultsOf(record)))

function sameOrder(records: Record<string, { order: number }>): string[] {
  const fileWith = new Map<number, string>()
  return Object.entries(records).flatMap(([file, { order }]) => {
    const other = fileWith.get(order)
    fileWith.set(order, file)
    return other ? [`${file} has the same order (${order}) as ${other}. Change one.`] : []
  })
}
