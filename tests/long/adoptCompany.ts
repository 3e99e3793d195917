import { allContent } from '#data/checks/content.ts'
import { site } from '#data/company/site.ts'
import { cities as ownCities } from '#data/places/cities.ts'
import { cityServices } from '#data/services/cityServices.ts'
import type { ProjectCopy } from '#tests/support/build/projectCopy.ts'
import { syntheticCities } from '#tests/support/build/syntheticCities.ts'
import { required } from '#tests/support/content/required.ts'

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

/**
 * Turns the copy into the site of another company with more cities, one more service, and no rating, social links or other sites.
 * Changes only data.
 */
export function adopt(copy: ProjectCopy): void {
  const noSocialLinks = ['  ],\n  socialProfiles', '  ].slice(0, 0),\n  socialProfiles'] as const
  const noOtherSites = [demolitionSite, poweredBy].flatMap((link) =>
    link ? [[`{ name: '${link.name}', url: '${link.url}' }`, 'undefined'] as const] : [],
  )
  copy.replace('data/company/site.ts', ...noOtherSites, noSocialLinks, ...elsewhere, ...renamed)
  copy.replace('data/pages/home.ts', [
    '      rating: claims.rating.wording,\n      reviews: claims.reviews.wording,\n',
    '',
  ])
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
