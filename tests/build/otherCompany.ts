import { readFileSync } from 'node:fs'
import { site } from '#data/company/site.ts'

type Replacement = readonly [old: string, next: string]

/** Another company, in one city more and with one service more: every change is to data. */
export const other = {
  brand: 'Tug & Sons',
  phone: '+14165550199',
  phoneDotted: '416.555.0199',
  phoneBracketed: '(416) 555-0199',
  email: 'office@tugandsons.example',
  origin: 'https://tugandsons.example',
}

/** What makes it out of the company in data/company/site.ts. */
export const renamed: readonly Replacement[] = [
  [site.origin, other.origin],
  [site.email, other.email],
  [site.phone, other.phone],
  [site.phoneDotted, other.phoneDotted],
  [site.phoneBracketed, other.phoneBracketed],
  [site.brand, other.brand],
]

/** The company's URLs on other sites, each with another one in its place. */
export const elsewhere: readonly Replacement[] = [
  ...new Set(
    [
      site.demolitionSite,
      site.poweredBy,
      site.reviewsSite,
      ...site.socialLinks,
      ...site.socialProfiles,
    ].flatMap(({ url }) => url ?? []),
  ),
].map((url, index) => [url, `https://elsewhere.example/${index}`])

/** One city more, made of the record of another: data/cities/records/port-perry.ts. */
export const portPerry = changed('data/cities/records/ajax.ts', [
  [/Ajax/g, 'Port Perry'],
  [/order: .+/, 'order: 9,'],
  [/highlights: .+/, "highlights: ['On Lake Scugog', 'Up Simcoe Street', 'Docks and boathouses'],"],
  [/closing: .+/, "closing: 'Clearing the boathouse in {city}?',"],
  [/ {2}updatedOn: .+\n/, ''],
])

/** One service more, in the same way: data/services/city/records/sauna-removal.ts. */
export const saunaRemoval = changed('data/services/city/records/hot-tub-removal.ts', [
  [/name: .+/, "name: 'Sauna removal',"],
  [/displayName: .+/, "displayName: 'Sauna Removal',"],
  [/serviceLower: .+/, "serviceLower: 'sauna removal',"],
  [/primaryKeyword: .+/, "primaryKeyword: 'sauna removal',"],
  [/order: .+/, 'order: 28,'],
  [/description:\s+'/, "description: 'Benches first, then the walls in {city}. "],
])

function changed(file: string, changes: readonly [old: RegExp, next: string][]): string {
  return changes.reduce(
    (text, [old, next]) => {
      if (text.search(old) < 0) throw new Error(`${file} holds nothing like ${old}.`)
      return text.replace(old, () => next)
    },
    readFileSync(file, 'utf8'),
  )
}
