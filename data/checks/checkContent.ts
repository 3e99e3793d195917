import * as z from 'zod'
import { claimSchema, companySchema } from '../company/companySchema.ts'
import { fillTemplates } from '../fillTemplate.ts'
import { commonQuestionSchema, extraPageSchema } from '../pages/pageSchemas.ts'
import { citySchema, coversEachSetting } from '../places/citySchema.ts'
import { authoritySchema, depotSchema, type Sourced } from '../places/collectionSchema.ts'
import { facts } from '../prices/facts.ts'
import { priceLoad, tierFor } from '../prices/loadEstimate.ts'
import { countedLoad, type ItemCounts, loadItems } from '../prices/loadItems.ts'
import { pricesSchema, type TypicalLoad } from '../prices/pricesSchema.ts'
import { dollars } from '../prices/pricing.ts'
import { digitsOf, localDigitsOf } from '../quote/contactLinks.ts'
import { exampleArea, hasPostalCheck, postalArea } from '../quote/postalCheck.ts'
import { minPhoneDigits } from '../quote/quoteFields.ts'
import { slugOf } from '../records.ts'
import { cityServiceSchema, directServiceSchema } from '../services/serviceSchemas.ts'
import { pathFaults, redirectFaults, sharedSlugFaults, slugFaults } from './checkPaths.ts'
import type { Content } from './content.ts'

/**
 * What is wrong with the content, one sentence for each fault with the file of its record; empty when nothing is. The checks across
 * records follow when every record fits its schema.
 *
 * @param today ISO date; no record can have been checked later
 */
export function contentFaults(content: Content, today: string): string[] {
  const faults = recordFaults(content)
  return faults.length > 0 ? faults : crossFaults(content, today)
}

function recordFaults(content: Content): string[] {
  const single: readonly [file: string, schema: z.ZodType, record: unknown][] = [
    ['/data/company/site.ts', companySchema, content.company],
    ['/data/company/claims.ts', z.record(z.string(), claimSchema), content.claims],
    ['/data/places/depots.ts', z.record(z.string(), depotSchema), content.depots],
    ['/data/prices/pricing.ts', pricesSchema, content.prices],
    ['/data/pages/extraPages.ts', z.object({ extraPages: z.array(extraPageSchema) }), content],
    ['/data/pages/commonQuestions.ts', z.object({ commonQuestions: z.array(commonQuestionSchema) }), content],
  ]
  return [
    ...eachRecord(content.cities, (record) => schemaFaults(citySchema, record)),
    ...eachRecord(content.cityServices, (record) => schemaFaults(cityServiceSchema, record)),
    ...eachRecord(content.directServices, (record) => schemaFaults(directServiceSchema, record)),
    ...eachRecord(content.authorities, (record) => schemaFaults(authoritySchema, record)),
    ...single.flatMap(([file, schema, record]) => inFile(file, schemaFaults(schema, record))),
  ]
}

/** What is wrong with a record: "loads[1].tier: Invalid input". */
const schemaFaults = (schema: z.ZodType, record: unknown): string[] =>
  (schema.safeParse(record).error?.issues ?? []).map(({ path, message }) =>
    path.length > 0 ? `${z.core.toDotPath(path)}: ${message}` : message,
  )

function crossFaults(content: Content, today: string): string[] {
  const { cities, cityServices, directServices, authorities, depots } = content
  const citySlugs = slugsOf(cities)
  const services = slugsOf(cityServices)
  const direct = slugsOf(directServices)
  const values = { ...facts, city: 'a city' }
  const files: readonly [file: string, faults: readonly string[]][] = [
    ['/data/company/site.ts', phoneFaults(content.company)],
    ['/data/places/cities.ts', unknownNames([content.directoryCity], citySlugs, 'directoryCity')],
    [
      '/data/pages/cityPage.ts',
      coversEachSetting(content.placeAdvice)
        ? []
        : ['has no advice for a kind of place, or two. Write one for each.'],
    ],
    ['/data/quote/postalCodes.json', postalFaults(content.postalCodes, citySlugs)],
    ['/data/pages/extraPages.ts', pathFaults(content.extraPages)],
    [
      '/data/places/depots.ts',
      Object.values(depots).flatMap((depot) => futureFaults(depot, depot.name, today)),
    ],
  ]
  return [
    ...eachRecord(cities, (city) => [
      ...unknownNames([city.authority], slugsOf(authorities), 'authority'),
      ...unknownNames(city.depots, new Set(Object.keys(depots)), 'depots'),
      ...placeholderFaults(city, values),
    ]),
    ...eachRecord(cityServices, (service) => [
      ...unknownNames(service.related, services, 'related'),
      ...unknownNames([service.directService], direct, 'directService'),
      ...service.loads.flatMap(loadFaults),
      ...placeholderFaults(service, { ...values, service: service.name, serviceLower: service.serviceLower }),
    ]),
    ...eachRecord(directServices, (service) => [
      ...unknownNames(service.related, services, 'related'),
      ...service.loads.flatMap(loadFaults),
      ...placeholderFaults(service, facts),
    ]),
    ...eachRecord(content.texts, (text) => placeholderFaults(text, facts)),
    ...eachRecord(authorities, ({ collector, rules }) => [
      ...futureFaults(collector, collector.name, today),
      ...rules.flatMap((rule) => futureFaults(rule, rule.text, today)),
    ]),
    ...[cities, cityServices, directServices].flatMap(sameOrder),
    ...[cities, cityServices, directServices].flatMap(slugFaults),
    ...sharedSlugFaults(citySlugs, direct),
    ...redirectFaults(content),
    ...files.flatMap(([file, faults]) => inFile(file, faults)),
  ]
}

const slugsOf = (records: Record<string, unknown>) => new Set(Object.keys(records).map(slugOf))

const inFile = (file: string, faults: readonly string[]) => faults.map((fault) => `${file} ${fault}`)

const eachRecord = <Item>(
  records: Readonly<Record<string, Item>>,
  faultsOf: (record: Item) => readonly string[],
) => Object.entries(records).flatMap(([file, record]) => inFile(file, faultsOf(record)))

/** Each name without a record. @param known names of the existing records */
const unknownNames = (names: readonly string[], known: ReadonlySet<string>, field: string): string[] =>
  names
    .filter((name) => !known.has(name))
    .map((name) => `names "${name}" in ${field}, and there is no such record. Add it, or correct the name.`)

function placeholderFaults(record: unknown, values: Readonly<Record<string, string>>): string[] {
  try {
    fillTemplates(record, values)
    return []
  } catch (error) {
    return [`has an unknown placeholder: ${(error as Error).message}`]
  }
}

const futureFaults = ({ checkedOn }: Sourced, about: string, today: string): string[] =>
  checkedOn !== undefined && checkedOn > today
    ? [`has a checkedOn in the future, ${checkedOn}, for "${about}". Correct the day.`]
    : []

function sameOrder(records: Record<string, { order: number }>): string[] {
  const fileWith = new Map<number, string>()
  return Object.entries(records).flatMap(([file, { order }]) => {
    const other = fileWith.get(order)
    fileWith.set(order, file)
    return other ? [`${file} has the same order (${order}) as ${other}. Change one.`] : []
  })
}

function phoneFaults({ phone, phoneDotted, phoneBracketed }: Content['company']): string[] {
  return Object.entries({ phoneDotted, phoneBracketed })
    .filter(([, shown]) => !isSameNumber(shown, phone))
    .map(([field, shown]) => `has ${field} "${shown}", and phone is "${phone}". Write one number in both.`)
}

/** Whether two numbers are one. Many countries write a 0 before the area code that is not dialled, also as "+44 (0)20". */
function isSameNumber(shown: string, phone: string): boolean {
  const digits = digitsOf(shown).replace(/^0/, '')
  const isEnd = digits.length >= minPhoneDigits && digitsOf(phone).endsWith(digits)
  return isEnd || localDigitsOf(shown) === localDigitsOf(phone)
}

/** Cities without a record, invalid or repeated postal areas, and an example that is no listed area; none for an empty list. */
function postalFaults(codes: Content['postalCodes'], slugs: ReadonlySet<string>): string[] {
  if (!hasPostalCheck(codes)) return []
  const { cities, mixed } = codes
  const areas = [...Object.values(cities), mixed].flat()
  return [
    ...unknownNames(Object.keys(cities), slugs, 'cities'),
    ...areas
      .filter((area) => postalArea(area) !== area)
      .map((area) => `has the area "${area}": write the first three characters, such as ${exampleArea}.`),
    ...areas
      .filter((area, index) => areas.indexOf(area) < index)
      .map((area) => `has the area "${area}" twice. Remove one, or name it in mixed.`),
    ...(areas.includes(exampleArea)
      ? []
      : [`has no "${exampleArea}", the example of the form. Write another in data/quote/postalCheck.ts.`]),
  ]
}

/** The tiers of a load must exist, and the estimator's price for its items must lie within its prices. */
function loadFaults(load: TypicalLoad): string[] {
  const { items = [], itemsAmong } = load
  const whole = [items].flat()
  const slugs = new Set(loadItems.map(({ slug }) => slug))
  const unknown = [...whole, itemsAmong ?? {}].flatMap(Object.keys).filter((slug) => !slugs.has(slug))
  if (unknown.length > 0)
    return unknown.map(
      (slug) =>
        `counts "${slug}" in "${load.load}", and there is no such item. Use a slug of data/prices/loadItems.ts.`,
    )
  try {
    const { lowest, highest } = priceLoad(load)
    return [
      ...whole.flatMap((counts) => contradiction(load, counts, { lowest, highest })),
      ...(itemsAmong ? contradiction(load, itemsAmong, { lowest: 0, highest }) : []),
    ]
  } catch (error) {
    return [(error as Error).message]
  }
}

function contradiction(
  { load }: TypicalLoad,
  counts: ItemCounts,
  { lowest, highest }: { lowest: number; highest: number },
): string[] {
  const counted = countedLoad(counts)
  if (!counted) return [`counts nothing in "${load}". Count an item, or remove the counts.`]
  const { price = Infinity } = tierFor(counted.cubicYards) ?? {}
  if (lowest <= price && price <= highest) return []
  const estimate = price === Infinity ? 'more than a truck' : dollars(price)
  return [
    `prices "${load}" at ${dollars(price < lowest ? lowest : highest)}, and the estimator says ${estimate} for ${counted.items}.`,
  ]
}
