import { expect, test } from 'vitest'
import { type Company, type LaunchContent, launchContent } from '#data/checks/launchContent.ts'
import { claimsWithoutEvidence, launchList } from '#data/checks/launchList.ts'
import { staleFactsWarning } from '#data/checks/municipalFacts.ts'
import { required } from '#tests/support/content/required.ts'

const today = '2026-11-20'
const content = launchContent()
const photo = required(content.photos[0])
const loadItem = required(content.loadItems[0])
const city = required(content.cities['/data/cities/records/ajax.ts'])
const { confirmedOn: _, ...service } = required(Object.values(content.cityServices)[0])
const authority = required(Object.values(content.authorities)[0])
const { checkedOn: __, ...depot } = required(Object.values(content.depots)[0])
const link = { name: 'Elsewhere', url: 'https://tugandsons.ca/' }
const company = {
  brand: 'Tug & Sons',
  legalName: 'Tug & Sons Ltd.',
  phone: '+19052345678',
  email: 'office@tugandsons.ca',
  privacyContact: 'Sam Tug',
  origin: 'https://tugandsons.ca',
  demolitionSite: link,
  poweredBy: link,
  reviewsSite: link,
  socialLinks: [link, { name: 'Instagram', url: undefined }],
  socialProfiles: [link],
}
const rule: (typeof authority.rules)[number] = {
  materials: ['metal'],
  taken: true,
  text: 'Yes.',
  source: 'A paper',
  trust: 'high',
  confirmed: false,
  checkedOn: '2025-11-20',
}

/** A finished site without a record: what is left in a test, the test puts in. */
const finished: LaunchContent = {
  company,
  photos: [],
  storyIsStandIn: false,
  loadItems: [],
  claims: {},
  commonQuestions: [],
  postalCodesCheckedOn: today,
  cities: {},
  cityServices: {},
  directServices: {},
  authorities: {},
  depots: {},
  neighbourhoodSlips: [],
}

/** Two authorities with this one rule. */
function withRule(changes: Partial<typeof rule>): Pick<LaunchContent, 'authorities'> {
  const collector = { ...authority.collector, checkedOn: today }
  const same = { ...authority, collector, rules: [{ ...rule, ...changes }] }
  const folder = '/data/collection/records'
  return { authorities: { [`${folder}/east.ts`]: same, [`${folder}/west.ts`]: same } }
}

const withCompany = (changes: Partial<Company>) => ({ company: { ...company, ...changes } })

const withSlip = (...neighbourhoods: string[]): Partial<LaunchContent> => ({
  neighbourhoodSlips: [{ neighbourhood: 'Hampton', cities: ['ajax', 'whitby'], note: 'stands under both' }],
  cities: {
    '/data/cities/records/ajax.ts': { ...city, neighbourhoods: ['Hampton'] },
    '/data/cities/records/whitby.ts': { ...city, neighbourhoods },
  },
})

test.each<[what: string, changed: Partial<LaunchContent>]>([
  ['a finished site', {}],
  ['a neighbourhood that was corrected in one of its cities', withSlip('Brooklin')],
  ['a rule that was compared 12 months ago', withRule({})],
  ['an unconfirmed rule of the authority itself', withRule({ trust: 'high' })],
  [
    'a photo, a size, an answer and a service that are the owner’s',
    {
      photos: [{ ...photo, isStandIn: false }],
      loadItems: [{ ...loadItem, confirmed: true }],
      commonQuestions: [{ question: 'Extra?', owner: { about: 'how much?', answer: 'No.' } }],
      cityServices: { '/data/services/city/records/x.ts': { ...service, confirmedOn: today } },
    },
  ],
])('nothing is left of %s', (_what, changed) => {
  expect(launchList({ ...finished, ...changed }, today)).toEqual([])
})

const standIn = { ...photo, isStandIn: true }
const claimsFile = 'data/company/claims.ts'
const quick = { wording: '{arrivalWindow} windows' }
const cheap = { wording: 'From {minimum}', evidence: 'A price list' }
const slip = 'ajax, whitby: Hampton stands under both'
const neverCompared = 'never compared with Canada Post'
const municipal = 'data/collection/records and data/collection/depots.ts'
const exampleUrl = { name: 'D', url: 'https://example.org/' }

test.each<[title: string, file: string, items: string[], changed: Partial<LaunchContent>]>([
  [
    'Privacy contact',
    'data/company/site.ts',
    ['nobody is named'],
    withCompany({ privacyContact: undefined }),
  ],
  [
    'Stand-ins for the company',
    'data/company/site.ts',
    ['brand: Lugwell', 'legal name: Lugwell Junk Removal', 'phone: +19055550142'],
    withCompany({ brand: 'Lugwell', legalName: 'Lugwell Junk Removal', phone: '+19055550142' }),
  ],
  [
    'Stand-ins for the company',
    'data/company/site.ts',
    ['email: office@mail.example.org', 'domain: https://tug.example'],
    withCompany({ email: 'office@mail.example.org', origin: 'https://tug.example' }),
  ],
  [
    'Stand-in URLs',
    'data/company/site.ts',
    [
      'A: https://example.com/a',
      'B: https://b.example/',
      'C: https://www.example.net/',
      'D: https://example.org/',
    ],
    withCompany({
      demolitionSite: { name: 'A', url: 'https://example.com/a' },
      poweredBy: { name: 'B', url: 'https://b.example/' },
      reviewsSite: { name: 'C', url: 'https://www.example.net/' },
      socialLinks: [link, exampleUrl],
      socialProfiles: [link, exampleUrl],
    }),
  ],
  ['Stand-in photos', 'data/images/photos.ts', [`${photo.name}.jpg: ${photo.title}`], { photos: [standIn] }],
  ['Owner’s story', 'data/pages/about.ts', ['it speaks of the work only'], { storyIsStandIn: true }],
  [
    'Common questions only the owner can answer',
    'data/pages/commonQuestions.ts',
    ['Extra? (how much?)'],
    { commonQuestions: [{ question: 'Extra?', owner: { about: 'how much?', answer: '' } }] },
  ],
  ['Claims without evidence', claimsFile, ['quick: 2-hour windows'], { claims: { quick } }],
  [
    'Claims whose evidence has no date',
    claimsFile,
    ['cheap: From $55 (A price list)'],
    { claims: { cheap } },
  ],
  [
    'Municipal facts never compared with their live page',
    municipal,
    [`${depot.name}, ${depot.street} (${depot.source})`],
    { depots: { depot } },
  ],
  [
    'Municipal facts last compared over 12 months ago',
    municipal,
    ['east, west; metal: Yes. (A paper, compared on 2025-11-19)'],
    withRule({ checkedOn: '2025-11-19' }),
  ],
  [
    'Rules nobody has confirmed',
    'data/collection/records',
    ['east, west; metal: Yes. (A paper; not shown)'],
    withRule({ trust: 'low' }),
  ],
  [
    'Services the owner has not confirmed',
    'data/services/city/records and data/services/direct/records',
    ['data/services/city/records/x.ts'],
    { cityServices: { '/data/services/city/records/x.ts': service } },
  ],
  [
    'Sizes of things the owner has not confirmed',
    'data/pricing/loadItems.ts',
    [`${loadItem.one}: ${loadItem.cubicYards} cubic yards`],
    { loadItems: [{ ...loadItem, confirmed: false }] },
  ],
  ['Neighbourhoods that look out of place', 'data/cities/records', [slip], withSlip('Hampton')],
  ['Postal code areas', 'data/quote/postalCodes.json', [neverCompared], { postalCodesCheckedOn: undefined }],
])('%s are listed, with %s to edit: %j', (title, file, items, changed) => {
  expect(launchList({ ...finished, ...changed }, today)).toEqual([
    { title, file, items, hint: expect.stringMatching(/\.$|\.ts/) },
  ])
})

test('claims without evidence can be listed alone', () => {
  const claims = {
    insured: { wording: 'Fully insured', evidence: 'Policy 12', evidenceDate: '2026-01-01' },
    quick,
  }

  expect(claimsWithoutEvidence({ claims }).items).toEqual(['quick: 2-hour windows'])
})

test('stale municipal facts are a warning in one line', () => {
  const facts = { ...finished, ...withRule({}), depots: { depot } }

  expect(staleFactsWarning(finished, today)).toBeUndefined()
  expect(staleFactsWarning(facts, '2026-11-21')).toBe(
    'Municipal facts: 1 never compared with their live page, 1 last compared over 12 months ago. "npm run launch" names them.',
  )
})
