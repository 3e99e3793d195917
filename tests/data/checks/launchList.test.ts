import { expect, test } from 'vitest'
import { allContent, type Content } from '#data/checks/content.ts'
import { launchList } from '#data/checks/launchList.ts'
import { facts } from '#data/prices/facts.ts'
import { required } from '#tests/support/required.ts'

const today = '2026-11-20'
const content = allContent()
const photo = required(content.photos[0])
const loadItem = required(content.loadItems[0])
const city = required(Object.values(content.cities)[0])
const { confirmedOn: _, ...service } = required(Object.values(content.cityServices)[0])
const authority = required(Object.values(content.authorities)[0])
const depot = { name: 'A depot', street: '1 Main Street', source: 'A paper' }
const link = { name: 'Elsewhere', url: 'https://tugandsons.ca/' }
const company = {
  ...content.company,
  brand: 'Tug & Sons',
  legalName: 'Tug & Sons Ltd.',
  phone: '+19052345678',
  email: 'office@tugandsons.ca',
  privacyContact: 'Sam Tug',
  taxNumber: '123456789 RT0001',
  replyTime: 'within two hours',
  takesTexts: false,
  origin: 'https://tugandsons.ca',
  demolitionSite: link,
  poweredBy: link,
  reviewsSite: link,
  socialLinks: [
    { ...link, icon: 'google' },
    { name: 'Instagram', icon: 'instagram', url: undefined },
  ],
  socialProfiles: [link],
} satisfies Content['company']
const rule: (typeof authority.rules)[number] = {
  materials: ['metal'],
  taken: true,
  text: 'Yes.',
  source: 'A paper',
  trust: 'high',
  confirmed: false,
  checkedOn: '2025-11-20',
}

/** A finished site without records; each test adds what is left to do. */
const finished: Content = {
  ...content,
  company,
  logoIsStandIn: false,
  hoursAreStandIn: false,
  photos: [],
  storyIsStandIn: false,
  loadItems: [],
  claims: {},
  commonQuestions: [],
  postalCodesCheckedOn: today,
  postalCodes: { cities: { ajax: ['L1S'], whitby: ['L1N'] }, mixed: [] },
  cities: {},
  cityServices: {},
  directServices: {},
  authorities: {},
  depots: {},
  neighbourhoodSlips: [],
}

/** Two authorities with this one rule. */
function withRule(changes: Partial<typeof rule>): Pick<Content, 'authorities'> {
  const collector = { ...authority.collector, checkedOn: today }
  const same = { ...authority, collector, rules: [{ ...rule, ...changes }] }
  const folder = '/data/places/authorities/records'
  return { authorities: { [`${folder}/east.ts`]: same, [`${folder}/west.ts`]: same } }
}

const withSlip = (...neighbourhoods: string[]): Partial<Content> => ({
  neighbourhoodSlips: [{ neighbourhood: 'Hampton', cities: ['ajax', 'whitby'], note: 'stands under both' }],
  cities: {
    '/data/places/cities/records/ajax.ts': { ...city, neighbourhoods: ['Hampton'] },
    '/data/places/cities/records/whitby.ts': { ...city, neighbourhoods },
  },
})

test.each<[what: string, changed: Partial<Content>]>([
  ['a finished site', {}],
  ['a neighbourhood corrected in one of its cities', withSlip('Brooklin')],
  [
    'postal codes that are left out',
    {
      cities: { '/data/places/cities/records/ajax.ts': city },
      postalCodes: { cities: {}, mixed: [] },
      postalCodesCheckedOn: undefined,
    },
  ],
  ['an official rule checked 12 months ago', withRule({})],
  [
    'a photo, a size, an answer and a service confirmed by the owner',
    {
      photos: [{ ...photo, isStandIn: false }],
      loadItems: [{ ...loadItem, confirmed: true }],
      commonQuestions: [{ question: 'Extra?', owner: { about: 'how much?', answer: 'No.' } }],
      cityServices: { '/data/services/city/records/x.ts': { ...service, confirmedOn: today } },
    },
  ],
])('the launch list has no item for %s', (_what, changed) => {
  expect(launchList({ ...finished, ...changed }, today)).toEqual([])
})

const claims = {
  insured: { wording: 'Fully insured', evidence: 'Policy 12', evidenceDate: '2026-01-01' },
  quick: { wording: 'In an hour' },
  cheap: { wording: 'From {minimum}', evidence: 'A price list' },
}

test('every open item is listed with the file to edit, questions about prices first', () => {
  const exampleUrl = { name: 'D', url: 'https://example.org/' }
  const list = launchList(
    {
      ...finished,
      company: {
        ...company,
        brand: 'Lugwell',
        legalName: 'Lugwell Junk Removal',
        phone: '+19055550142',
        email: 'office@example.org',
        origin: 'https://tug.example',
        privacyContact: undefined,
        taxNumber: undefined,
        replyTime: undefined,
        takesTexts: undefined,
        demolitionSite: { name: 'A', url: 'https://example.com/a' },
        poweredBy: { name: 'B', url: 'https://b.example/' },
        reviewsSite: { name: 'C', url: 'https://www.example.net/' },
        socialLinks: [{ ...exampleUrl, icon: 'google' }],
        socialProfiles: [link, exampleUrl],
      },
      logoIsStandIn: true,
      hoursAreStandIn: true,
      photos: [{ ...photo, isStandIn: true }],
      storyIsStandIn: true,
      loadItems: [{ ...loadItem, confirmed: false }],
      claims,
      commonQuestions: [{ question: 'Extra?', owner: { about: 'how much?', answer: '' } }],
      postalCodesCheckedOn: undefined,
      postalCodes: { cities: { whitby: [] }, mixed: [] },
      cityServices: { '/data/services/city/records/x.ts': service },
      directServices: {},
      depots: { depot },
      ...withSlip('Hampton'),
      ...withRule({ checkedOn: '2025-11-19' }),
    },
    today,
  )

  expect(list[0]?.title).toBe('Common questions only the owner can answer')
  for (const { file, hint } of list)
    expect([file, hint]).toEqual([expect.stringMatching(/^data\//), expect.any(String)])
  expect(Object.fromEntries(list.map(({ title, items }) => [title, items]))).toEqual({
    'Stand-ins for the company': [
      'brand: Lugwell',
      'legal name: Lugwell Junk Removal',
      'phone: +19055550142',
      'email: office@example.org',
      expect.stringMatching(/^hours: 07:00 to 19:00/),
      expect.stringMatching(/^logo: .*favicon\.svg/),
      'domain: https://tug.example',
      'A: https://example.com/a',
      'B: https://b.example/',
      'C: https://www.example.net/',
      'D: https://example.org/',
    ],
    'What only the owner knows': ['privacyContact', 'takesTexts', 'replyTime', 'taxNumber'].map((field) =>
      expect.stringMatching(`^${field}: .`),
    ),
    'Stand-in photos': [`${photo.name}.jpg: ${photo.title}`],
    'Owner’s story': ['the story describes the work only'],
    'Common questions only the owner can answer': ['Extra? (how much?)'],
    'Claims without evidence': ['quick: In an hour'],
    'Claims whose evidence has no date': [`cheap: From ${facts.minimum} (A price list)`],
    'Municipal facts never compared with their live page': [
      `${depot.name}, ${depot.street} (${depot.source})`,
    ],
    'Municipal facts last compared over 12 months ago': [
      'east, west; metal: Yes. (A paper, compared on 2025-11-19)',
    ],
    'Services the owner has not confirmed': ['data/services/city/records/x.ts'],
    'Sizes of items the owner has not confirmed': [`${loadItem.one}: ${loadItem.cubicYards} cubic yards`],
    'Neighbourhoods that look out of place': ['ajax, whitby: Hampton stands under both'],
    'Postal code areas': ['never compared with Canada Post', `ajax: no area for ${city.name}`],
  })
})

test('an unconfirmed rule and a domain without https are listed', () => {
  const unconfirmed = (['low', 'dated'] as const).flatMap((trust) =>
    launchList({ ...finished, ...withRule({ trust }) }, today),
  )
  const schemeless = launchList({ ...finished, company: { ...company, origin: 'www.tugandsons.ca' } }, today)

  expect(unconfirmed.map(({ items }) => items)).toEqual([
    ['east, west; metal: Yes. (A paper; not shown)'],
    ['east, west; metal: Yes. (A paper)'],
  ])
  expect(schemeless.map(({ items }) => items)).toEqual([
    ['domain: www.tugandsons.ca (no URL: it begins with https://)'],
  ])
})
