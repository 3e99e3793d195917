import { describe, expect, test } from 'vitest'
import type { LaunchContent } from '#data/checks/launchContent.ts'
import { claimsWithoutEvidence, launchList } from '#data/checks/launchList.ts'
import { staleFactsWarning } from '#data/checks/municipalFacts.ts'
import { draftContent, readyContent } from '#tests/support/content/launchContents.ts'

const today = '2026-11-20'

test('the list of a finished site is empty', () => {
  expect(launchList(readyContent(), today)).toEqual([])
})

test('every kind of stand-in is listed, with the file to edit', () => {
  const groups = launchList(draftContent(), today)

  expect(groups.map(({ title, file }) => `${title}: ${file}`)).toEqual([
    'Stand-ins for the company: data/company/site.ts',
    'Stand-in URLs: data/company/site.ts',
    'Stand-in photos: data/images/photos.ts',
    'Owner’s story: data/pages/about.ts',
    'Claims without evidence: data/company/claims.ts',
    'Claims whose evidence has no date: data/company/claims.ts',
    'Municipal facts never compared with their live page: data/collection/records and data/collection/depots.ts',
    'Rules nobody has confirmed: data/collection/records',
    'Services the owner has not confirmed: data/services/city/records and data/services/direct/records',
    'Sizes of things the owner has not confirmed: data/pricing/loadItems.ts',
    'Neighbourhoods that look out of place: data/cities/records',
    'Postal code areas: data/quote/postalCodes.json',
  ])
})

test('brand, phone, email and domain are stand-ins while they are reserved ones', () => {
  expect(itemsOf(draftContent(), 'Stand-ins for the company')).toEqual([
    'brand: Lugwell',
    'legal name: Lugwell Junk Removal',
    'phone: +19055550142',
    'email: hello@example.com',
    'domain: https://www.example.com',
  ])
})

test.each([
  ['phone', '+14165550100', 'Stand-ins for the company'],
  ['email', 'office@mail.example.org', 'Stand-ins for the company'],
  ['origin', 'https://tug.example', 'Stand-ins for the company'],
  ['reviewsSite', { name: 'Reviews', url: 'https://reviews.example.net/tug' }, 'Stand-in URLs'],
])('a leftover %s is listed', (field, value, title) => {
  const ready = readyContent()

  const groups = launchList({ ...ready, company: { ...ready.company, [field]: value } }, today)

  expect(groups).toMatchObject([{ title, items: [expect.any(String)] }])
})

test('an icon without a URL is no stand-in', () => {
  const ready = readyContent()
  const socialLinks = [{ name: 'Instagram', url: undefined }]

  expect(launchList({ ...ready, company: { ...ready.company, socialLinks } }, today)).toEqual([])
})

test('a photo, the story and the postal codes are listed until the owner replaces them', () => {
  const ready = readyContent()
  const photos = ready.photos.map((photo, index) => ({ ...photo, isStandIn: index === 0 }))

  const groups = launchList(
    { ...ready, photos, storyIsStandIn: true, postalCodesCheckedOn: undefined },
    today,
  )

  expect(groups.map(({ title, items }) => `${title}: ${items.length}`)).toEqual([
    'Stand-in photos: 1',
    'Owner’s story: 1',
    'Postal code areas: 1',
  ])
})

test('a claim is listed until it has evidence with a date', () => {
  const claims = {
    insured: { wording: 'Fully insured', evidence: 'Policy 12', evidenceDate: '2026-01-01' },
    quick: { wording: '{arrivalWindow} windows' },
    cheap: { wording: 'From {minimum}', evidence: 'A price list' },
  }

  expect(claimsWithoutEvidence({ claims }).items).toEqual(['quick: 2-hour windows'])
  expect(launchList({ ...readyContent(), claims }, today).map(({ items }) => items)).toEqual([
    ['quick: 2-hour windows'],
    ['cheap: From $55 (A price list)'],
  ])
})

describe('a municipal fact', () => {
  const blueBox = 'recyclables: Yes, in the blue box'

  test('is listed 12 months after its last comparison, once for all authorities with that rule', () => {
    const content = withRules(readyContent(), (rule) => ({
      ...rule,
      checkedOn: rule.materials.includes('recyclables') ? '2025-11-19' : '2025-11-20',
    }))

    expect(launchList(content, today)).toMatchObject([
      {
        title: 'Municipal facts last compared over 12 months ago',
        items: [expect.stringMatching(`^cityOfOshawa, clarington, .*${blueBox}.*2025-11-19`)],
      },
    ])
  })

  test('is listed while it is unconfirmed and not from the authority', () => {
    const content = withRules(readyContent(), (rule) =>
      rule.materials.includes('recyclables') ? { ...rule, trust: 'low', confirmed: false } : rule,
    )

    expect(launchList(content, today)).toMatchObject([
      { title: 'Rules nobody has confirmed', items: [expect.stringContaining('not shown')] },
    ])
  })

  test('is part of a warning in one line', () => {
    const warning = staleFactsWarning(draftContent(), today)

    expect(warning).toMatch(/^Municipal facts: \d\d never compared with their live page\. .+$/)
    expect(staleFactsWarning(readyContent(), today)).toBeUndefined()
    expect(staleFactsWarning(readyContent(), '2028-01-01')).toMatch(/\d\d last compared over 12 months ago/)
  })
})

test('a service is listed until the owner confirms it', () => {
  const ready = readyContent()
  const [[file = '', service] = []] = Object.entries(ready.cityServices)
  if (!service) throw new Error('There is no service.')
  const { confirmedOn: _, ...unconfirmed } = service

  const groups = launchList({ ...ready, cityServices: { ...ready.cityServices, [file]: unconfirmed } }, today)

  expect(groups).toMatchObject([{ items: [file.slice(2)] }])
})

test('a doubtful neighbourhood is listed while every city in question lists it', () => {
  const corrected = withoutNeighbourhood(draftContent(), 'courtice', 'Hampton')

  const before = itemsOf(draftContent(), 'Neighbourhoods that look out of place')
  const after = itemsOf(corrected, 'Neighbourhoods that look out of place')

  expect(before).toHaveLength(6)
  expect(before.filter((item) => !after.includes(item))).toEqual([
    'bowmanville, courtice: Hampton stands under both',
  ])
})

function itemsOf(content: LaunchContent, title: string): readonly string[] {
  return launchList(content, today).find((group) => group.title === title)?.items ?? []
}

type Rule = LaunchContent['authorities'][string]['rules'][number]

function withRules(content: LaunchContent, change: (rule: Rule) => Rule): LaunchContent {
  const authorities = Object.entries(content.authorities).map(
    ([file, authority]) => [file, { ...authority, rules: authority.rules.map(change) }] as const,
  )
  return { ...content, authorities: Object.fromEntries(authorities) }
}

function withoutNeighbourhood(content: LaunchContent, slug: string, name: string): LaunchContent {
  const file = `/data/cities/records/${slug}.ts`
  const city = content.cities[file]
  if (!city) throw new Error(`There is no ${file}.`)
  const neighbourhoods = city.neighbourhoods.map((other) => (other === name ? 'Somewhere' : other))
  return { ...content, cities: { ...content.cities, [file]: { ...city, neighbourhoods } } }
}
