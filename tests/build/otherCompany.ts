import { readFileSync } from 'node:fs'
import { site } from '#data/company/site.ts'

type Replacement = readonly [old: string, next: string]

/** Another company, with one service more: every change is to data. */
export const other = {
  brand: 'Tug & Sons',
  phone: '+14165550199',
  phoneDotted: '416.555.0199',
  phoneBracketed: '(416) 555-0199',
  email: 'office@tugandsons.example',
  origin: 'https://tugandsons.example',
}

/** What makes it out of the company in data/company/site.ts. */
export const renamed: readonly Replacement[] = (
  ['origin', 'email', 'phone', 'phoneDotted', 'phoneBracketed', 'brand'] as const
).map((field) => [site[field], other[field]])

const { demolitionSite, poweredBy, reviewsSite, socialLinks, socialProfiles } = site
const elsewhereUrls = [demolitionSite, poweredBy, reviewsSite, ...socialLinks, ...socialProfiles].flatMap(
  ({ url }) => url ?? [],
)

/** The company's URLs on other sites, each with another one in its place. */
export const elsewhere: readonly Replacement[] = [...new Set(elsewhereUrls)].map((url, index) => [
  url,
  `https://elsewhere.example/${index}`,
])

/** data/services/city/records/sauna-removal.ts. */
export const saunaRemoval = readFileSync('data/services/city/records/hot-tub-removal.ts', 'utf8')
  .replaceAll('Hot Tub', 'Sauna')
  .replaceAll('Hot tub', 'Sauna')
  .replaceAll('hot tub', 'sauna')
  .replace(/order: \d+/, 'order: 28')
  .replace(/description:\s+'/, "description: 'Benches first, then the walls in {city}. ")
