import { depotStreets } from '../collection/depots.ts'
import { facts } from '../company/facts.ts'
import { fillTemplates } from '../fillTemplate.ts'
import { junkRemoval } from '../pages/junkRemoval.ts'
import { paths } from '../paths.ts'
import { redirects } from '../redirects.ts'
import type { Content } from './allContent.ts'
import { loadFaults } from './checkLoads.ts'
import {
  authorityFaults,
  depotFaults,
  pool,
  unknown,
  unknownMaterials,
  unknownSettings,
  wrongDate,
} from './checkSubstance.ts'

/**
 * What is wrong with the content, one sentence a fault, each naming its record; empty when nothing is.
 *
 * @param today ISO date, after which nobody can have checked anything
 */
export function contentFaults(content: Content, today: string): string[] {
  const { cities, cityServices, directServices, authorities, pages } = content
  const services = slugs(cityServices)
  const direct = slugs(directServices)
  const known = { ...facts, city: 'a city' }
  return [
    ...eachRecord(cities, (city) => [
      ...count(city.neighbourhoods, 8, 'neighbourhoods'),
      ...count(city.highlights, 3, 'highlights'),
      ...count([...new Set(city.settings)], 3, 'different settings'),
      ...unknownSettings(city.settings, 'settings'),
      ...unknown([city.authority], slugs(authorities), 'authority'),
      ...unknown(city.depots, new Set(Object.keys(content.depots)), 'depots'),
      ...placeholders(city, { ...known, ...depotStreets }),
    ]),
    ...eachRecord(cityServices, (service) => [
      ...(service.features.length > 3 ? [`has ${service.features.length} features; at most 3 fit.`] : []),
      ...unknown(service.related, services, 'related'),
      ...unknown([service.directService], direct, 'directService'),
      ...unknownMaterials(service.materials),
      ...count(service.loads, 3, 'loads'),
      ...(['preparation', 'access', 'questions'] as const).flatMap((list) => pool(service[list], list)),
      ...service.loads.flatMap(loadFaults),
      ...placeholders(service, known),
    ]),
    ...eachRecord(directServices, (service) => [
      ...count(service.featureCards, 4, 'featureCards'),
      ...count(service.removedItems, 12, 'removedItems'),
      ...unknown(service.related, services, 'related'),
      ...count(service.questions, 4, 'questions'),
      ...service.loads.flatMap(loadFaults),
      ...placeholders(service, facts),
    ]),
    ...eachRecord(pages, (page) => placeholders(page, facts)),
    ...takenPaths(pages['/data/pages/extraPages.ts']).map((fault) => `/data/pages/extraPages.ts ${fault}`),
    ...lostRedirects(direct),
    ...eachRecord(authorities, (authority) => authorityFaults(authority, today)),
    ...depotFaults(Object.values(content.depots), today).map(
      (fault) => `/data/collection/depots.ts ${fault}`,
    ),
    ...content.neighbourhoodSlips
      .flatMap(({ neighbourhood, cities: named }) =>
        unknown(named, slugs(cities), `the slip ${neighbourhood}`),
      )
      .map((fault) => `/data/checks/neighbourhoodSlips.ts ${fault}`),
    ...[cities, cityServices, directServices, authorities].flatMap((records) =>
      eachRecord(records, wrongDates),
    ),
    ...sameOrder(cities),
    ...sameOrder(cityServices),
    ...sameOrder(directServices),
    ...junkRemoval.serviceCards.flatMap(({ directService }) =>
      unknown([directService], direct, 'serviceCards').map((fault) => `/data/pages/junkRemoval.ts ${fault}`),
    ),
  ]
}

const slugs = (records: Record<string, unknown>) =>
  new Set(Object.keys(records).map((file) => file.slice(file.lastIndexOf('/') + 1, -'.ts'.length)))

const eachRecord = <Item>(records: Record<string, Item>, faultsOf: (record: Item) => string[]) =>
  Object.entries(records).flatMap(([file, record]) => faultsOf(record).map((fault) => `${file} ${fault}`))

const count = (list: readonly unknown[], wanted: number, field: string) =>
  list.length === wanted ? [] : [`has ${list.length} ${field}; the page shows ${wanted}.`]

function placeholders(record: unknown, values: Record<string, string>): string[] {
  try {
    fillTemplates(record, values)
    return []
  } catch (error) {
    return [`has an unknown placeholder: ${(error as Error).message}`]
  }
}

/** Addresses of one segment that an extra page would hide, or that would hide it. */
const taken = new Set<string>([
  paths.about,
  paths.serviceAreas,
  paths.gallery,
  paths.junkRemoval,
  ...Object.keys(redirects),
  '/healthz',
  '/api',
  '/assets',
])

const takenPaths = (rows: readonly { path: string }[]) =>
  rows.flatMap(({ path }, index) => {
    if (!/^\/[a-z0-9-]+$/.test(path))
      return [`has the path "${path}": write a slash and one lower-case segment.`]
    if (taken.has(path)) return [`has the path "${path}", which something else answers already.`]
    const first = rows.findIndex((row) => row.path === path)
    return first < index ? [`has the path "${path}" in two rows.`] : []
  })

const lostRedirects = (direct: Set<string>) =>
  Object.entries(redirects).flatMap(([from, to]) => {
    const slug = /^\/services\/([^/#]+)$/.exec(to)?.[1]
    return slug === undefined || direct.has(slug)
      ? []
      : [`/data/redirects.ts leads ${from} to "${slug}", and there is no such record.`]
  })

const wrongDates = ({ updatedOn, confirmedOn }: { updatedOn?: string; confirmedOn?: string }) => [
  ...wrongDate(updatedOn),
  ...wrongDate(confirmedOn),
]

function sameOrder(records: Record<string, { order: number }>): string[] {
  const first = new Map<number, string>()
  return Object.entries(records).flatMap(([file, { order }]) => {
    const other = first.get(order)
    first.set(order, file)
    return other ? [`${file} has the same order (${order}) as ${other}.`] : []
  })
}
