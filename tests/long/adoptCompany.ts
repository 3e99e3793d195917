import { readdirSync, readFileSync } from 'node:fs'
import { allContent } from '#data/checks/content.ts'
import { site } from '#data/company/site.ts'
import { cities as ownCities } from '#data/places/cities.ts'
import { placeSettings } from '#data/places/citySchema.ts'
import { curbsideDiscount, minimumFee, ratePerCubicYard } from '#data/prices/pricing.ts'
import { slugOf } from '#data/records.ts'
import { cityServices } from '#data/services/cityServices.ts'
import type { ProjectCopy } from '#tests/support/build/projectCopy.ts'
import { required } from '#tests/support/required.ts'

const triples = placeSettings.flatMap((first, one) =>
  placeSettings
    .slice(one + 1)
    .flatMap((second, two) => placeSettings.slice(one + two + 2).map((third) => [first, second, third])),
)

/** Any collection authority of the company. */
const authority = slugOf(required(readdirSync('data/places/authorities/records').sort()[0]))

type Replacement = readonly [old: string, next: string]

/** Another company. */
export const other = {
  brand: 'Tug & Sons',
  phone: '+14165550199',
  phoneDotted: '416.555.0199',
  phoneBracketed: '(416) 555-0199',
  email: 'office@tugandsons.example',
  origin: 'https://tugandsons.example',
}

/** The edits to data/company/site.ts. */
const renamed: readonly Replacement[] = (
  ['origin', 'email', 'phone', 'phoneDotted', 'phoneBracketed', 'brand'] as const
).map((field) => [site[field], other[field]])

const { demolitionSite, poweredBy, reviewsSite, socialLinks, socialProfiles } = site
const elsewhereUrls = [reviewsSite, ...socialLinks, ...socialProfiles].flatMap((link) => link?.url ?? [])

/** The company's URLs on other sites, and their replacements. */
export const elsewhere: readonly Replacement[] = [...new Set(elsewhereUrls)].map((url, index) => [
  url,
  `https://elsewhere.example/${index}`,
])

/** data/services/city/records/sauna-removal.ts. */
const saunaRemoval = {
  ...required(Object.values(allContent().cityServices)[0]),
  name: 'Sauna removal',
  displayName: 'Sauna Removal',
  serviceLower: 'sauna removal',
  primaryKeyword: 'sauna disposal',
  order: 100,
  description: 'Benches first, then the walls in {city}. Our sauna disposal crew takes the stove too.',
}

/** 16 more cities: with more than 12, lists show only a part of them. */
const newCities = syntheticCities(16, 9)
/** Slugs. */
export const cities = [...ownCities.map(({ slug }) => slug), ...newCities.keys()]
/** Slugs. */
export const services = [...cityServices.map(({ slug }) => slug), 'sauna-removal']

/** Gives the copy another company's name, contacts, town, prices and time zone, and no rating, social links or other sites. */
export function adopt(copy: ProjectCopy): void {
  const [socialLinks = ''] =
    / socialLinks: \[.*?\n {2}\],/s.exec(readFileSync('data/company/site.ts', 'utf8')) ?? []
  const noSocialLinks = [socialLinks, ' socialLinks: [],'] as const
  const noOtherSites = [demolitionSite, poweredBy].flatMap((link) =>
    link ? [[`{ name: '${link.name}', url: '${link.url}' }`, 'undefined'] as const] : [],
  )
  const zone = [`timeZone: '${site.timeZone}'`, "timeZone: 'America/Vancouver'"] as const
  copy.replace('data/company/site.ts', ...noOtherSites, noSocialLinks, zone, ...elsewhere, ...renamed)
  copy.replace(
    'data/prices/pricing.ts',
    [`ratePerCubicYard = ${ratePerCubicYard}`, `ratePerCubicYard = ${ratePerCubicYard + 3}`],
    [`minimumFee = ${minimumFee}`, `minimumFee = ${minimumFee + 10}`],
    [`curbsideDiscount = ${curbsideDiscount}`, `curbsideDiscount = ${curbsideDiscount + 5}`],
  )
  copy.replace('data/company/claims.ts', ['  rating: claims.rating,\n  reviews: claims.reviews,\n', ''])
  const { slug, name } = required(ownCities.at(-1))
  copy.replace(`data/places/cities/records/${slug}.ts`, [`name: '${name}'`, "name: 'Sainte-Anne'"])
}

/** Adds cities and a service. */
export function grow(copy: ProjectCopy): void {
  copy.replace('data/pages/commonQuestions.ts', [
    '  questions: [',
    `  questions: [
    {
      question: 'Do you take saunas?',
      owner: { about: 'which ones?', answer: 'Call {phone} the day before.' },
    },`,
  ])
  // A name that fits the social picture only if it breaks after a hyphen.
  const nameOf = ['"Town 10"', '"Sainte-Croix-de-la-Rivière"'] as const
  for (const [slug, record] of newCities)
    copy.write(`data/places/cities/records/${slug}.ts`, record.replace(...nameOf))
  copy.write(
    'data/services/city/records/sauna-removal.ts',
    `export const record = ${JSON.stringify(saunaRemoval)}\n`,
  )
}

/** Records of synthetic cities, by slug. Texts that must differ between cities contain the city's number. */
function syntheticCities(count: number, firstOrder: number): Map<string, string> {
  const orders = Array.from({ length: count }, (_, index) => firstOrder + index)
  const settingsOf = (order: number) => triples[order % triples.length] ?? []
  return new Map(orders.map((order) => [`town-${order}`, cityRecord(order, settingsOf(order))]))
}

function cityRecord(order: number, settings: readonly string[]): string {
  const record = {
    name: `Town ${order}`,
    // Sorts the city after the company's own.
    order: 100 + order,
    description: `Stop number ${order} on a long road.`,
    highlights: ['First', 'Second', 'Third'].map((place) => `${place} of ${order}`),
    lead: `From {minimum} in town ${order}, and same-day when booked before {sameDayUntil}.`,
    neighbourhoods: Array.from({ length: 8 }, (_, index) => `Quarter ${order}-${index + 1}`),
    // With fewer texts of its own, a city's pages would fail the doorway score.
    neighbourhoodsLead: Array.from({ length: 170 }, (_, index) => `Lane ${order}-${index + 1}`).join(', '),
    authority,
    depots: [],
    settings,
    closing: `What is going in town ${order}?`,
  }
  return `export const record = ${JSON.stringify(record)}\n`
}
