import { expect, test } from 'vitest'
import { allContent, type Content } from '#data/checks/allContent.ts'
import { contentFaults } from '#data/checks/checkContent.ts'
import type { Depot } from '#data/collection/depots.ts'
import { required } from '#tests/support/required.ts'

type City = Content['cities'][string]
type CityService = Content['cityServices'][string]
type DirectService = Content['directServices'][string]
type Authority = Content['authorities'][string]
type Rule = Authority['rules'][number]

const ajax = '/data/cities/records/ajax.ts'
const whitby = '/data/cities/records/whitby.ts'
const hotTub = '/data/services/city/records/hot-tub-removal.ts'
const yardWaste = '/data/services/direct/records/yard-waste.ts'
const toronto = '/data/collection/records/cityOfToronto.ts'
const depotsFile = '/data/collection/depots.ts'
const extraPages = '/data/pages/extraPages.ts'
const junkRemoval = '/data/pages/junkRemoval.ts'
const redirects = '/data/redirects.ts'
const slips = '/data/checks/neighbourhoodSlips.ts'
/** Later than any day that a record names. */
const today = '9999-12-31'
const content = allContent()
const icon = 'check'
const feature = { icon, title: 'Swept', text: 'Twice.' } as const
const { access, additionalInfo } = required(content.cityServices[hotTub])
const noRecord = 'and there is no such record. Add it, or correct the name.'

test('our own content has no fault', () => {
  expect(contentFaults(content, new Date().toISOString().slice(0, 10))).toEqual([])
})

test('every fault is listed, not only the first', () => {
  const changed = { ...withCity({ highlights: [] }), ...withCityService({ related: ['dock'] }) }

  expect(contentFaults({ ...content, ...changed }, today)).toHaveLength(2)
})

test.each<[what: string, changed: Partial<Content>, file: string, fault: string]>([
  [
    'unknown related service',
    withCityService({ related: ['deck-demolition', 'dock'] }),
    hotTub,
    `names "dock" in related, ${noRecord}`,
  ],
  [
    'unknown direct service',
    withCityService({ directService: 'tubs' }),
    hotTub,
    `names "tubs" in directService, ${noRecord}`,
  ],
  [
    'unknown service on a subject',
    withDirectService({ related: ['leaf'] }),
    yardWaste,
    `names "leaf" in related, ${noRecord}`,
  ],
  [
    'unknown material',
    withCityService(wrong({ materials: ['ore'] })),
    hotTub,
    `names "ore" in materials, ${noRecord}`,
  ],
  ['unknown authority', withCity({ authority: 'moon' }), ajax, `names "moon" in authority, ${noRecord}`],
  ['unknown depot', withCity(wrong({ depots: ['moon'] })), ajax, `names "moon" in depots, ${noRecord}`],
  [
    'unknown setting',
    withCity(wrong({ settings: ['rural', 'lakefront', 'moon'] })),
    ajax,
    `names "moon" in settings, ${noRecord}`,
  ],
  [
    'repeated setting',
    withCity({ settings: ['rural', 'rural', 'lakefront'] }),
    ajax,
    'has 2 different settings; the page shows 3.',
  ],
  [
    'too few neighbourhoods',
    withCity({ neighbourhoods: ['One'] }),
    ajax,
    'has 1 neighbourhoods; the page shows 8.',
  ],
  ['too few highlights', withCity({ highlights: ['One'] }), ajax, 'has 1 highlights; the page shows 3.'],
  [
    'too few cards',
    withDirectService({ featureCards: [] }),
    yardWaste,
    'has 0 featureCards; the page shows 4.',
  ],
  [
    'too few items',
    withDirectService({ removedItems: [] }),
    yardWaste,
    'has 0 removedItems; the page shows 12.',
  ],
  [
    'too few questions',
    withDirectService({ questions: [] }),
    yardWaste,
    'has 0 questions; the page shows 4.',
  ],
  ['too few loads', withCityService({ loads: [] }), hotTub, 'has 0 loads; the page shows 3.'],
  [
    'too many features',
    withCityService({ features: [feature, feature, feature, feature] }),
    hotTub,
    'has 4 features; at most 3 fit.',
  ],
  [
    'too few preparation notes',
    withCityService({ preparation: [] }),
    hotTub,
    'has 0 preparation; write at least 10.',
  ],
  ['too few access notes', withCityService({ access: [] }), hotTub, 'has 0 access; write at least 10.'],
  [
    'too few questions to choose from',
    withCityService({ questions: [] }),
    hotTub,
    'has 0 questions; write at least 10.',
  ],
  [
    'two notes for one setting',
    withCityService({ access: [...access, { ...feature, fits: 'rural' }] }),
    hotTub,
    'has two access for one kind of place. Remove one.',
  ],
  [
    'note for an unknown setting',
    withCityService({ access: [...access, wrong({ ...feature, fits: 'moon' })] }),
    hotTub,
    `names "moon" in fits of access, ${noRecord}`,
  ],
  [
    'load with an unknown tier',
    withCityService({ loads: [1, 2, 7].map((tier) => ({ load: 'A barn', tier: tier as 1 })) }),
    hotTub,
    '"A barn" names tier 7. Name one from 1 to 6.',
  ],
  [
    'load of a direct service with an unknown tier',
    withDirectService({ loads: [{ load: 'A barn', tier: wrong(7) }] }),
    yardWaste,
    '"A barn" names tier 7. Name one from 1 to 6.',
  ],
  [
    'date that is none',
    withCityService({ updatedOn: 'May' }),
    hotTub,
    'has the date "May": write it as 2026-11-20.',
  ],
  [
    'confirmation without a date',
    withCityService({ confirmedOn: 'May' }),
    hotTub,
    'has the date "May": write it as 2026-11-20.',
  ],
  [
    'two records in one place',
    withCity({ order: required(content.cities[whitby]).order }),
    whitby,
    `has the same order (4) as ${ajax}. Change one.`,
  ],
  [
    'rule without a source',
    withRule({ source: ' ' }),
    toronto,
    'has no source for "Yes.". Name where it is said.',
  ],
  ['rule without a material', withRule({ materials: [] }), toronto, 'has no material for "Yes.". Name one.'],
  [
    'rule on an unknown material',
    withRule(wrong({ materials: ['ore'] })),
    toronto,
    `names "ore" in the materials of "Yes.", ${noRecord}`,
  ],
  [
    'dated rule without a year',
    withRule({ trust: 'dated' }),
    toronto,
    'has no sourceYear for "Yes.". Pages show the year of a dated rule.',
  ],
  ...['May 2026', '2026-02-30', '2026-13-01', '2026-5-1'].map(
    (checkedOn): [string, Partial<Content>, string, string] => [
      `rule checked on ${checkedOn}`,
      withRule({ checkedOn }),
      toronto,
      `has the date "${checkedOn}": write it as 2026-11-20. It is the checkedOn of "Yes.".`,
    ],
  ),
  [
    'collector without a source',
    withAuthority((authority) => ({ ...authority, collector: { ...authority.collector, source: '' } })),
    toronto,
    'has no source for "The City of Toronto". Name where it is said.',
  ],
  [
    'depot without a source',
    withDepot({ source: '' }),
    depotsFile,
    'has no source for "A depot". Name where it is said.',
  ],
  [
    'depot for an unknown material',
    withDepot(wrong({ accepts: ['ore'] })),
    depotsFile,
    `names "ore" in the materials of "A depot", ${noRecord}`,
  ],
  [
    'slip in an unknown city',
    {
      neighbourhoodSlips: [{ neighbourhood: 'Atlantis', cities: ['ajax', 'ajacks'], note: 'is under water' }],
    },
    slips,
    `names "ajacks" in the cities of Atlantis, ${noRecord}`,
  ],
  ...['/about-us', '/services', '/photo-gallery', '/healthz'].map(
    (path): [string, Partial<Content>, string, string] => [
      `extra page at ${path}`,
      withExtraPages(path),
      extraPages,
      `has the path "${path}", which another page, a redirect or the server has. Choose another.`,
    ],
  ),
  ...['/terms/of-use', '/Terms', '/terms/', 'terms'].map(
    (path): [string, Partial<Content>, string, string] => [
      `extra page at ${path}`,
      withExtraPages(path),
      extraPages,
      `has the path "${path}": write a slash and one lower-case segment.`,
    ],
  ),
  [
    'two extra pages with one path',
    withExtraPages('/terms', '/terms'),
    extraPages,
    'has the path "/terms" in two rows. Change one.',
  ],
])('a fault is listed with its file and its remedy: %s', (_what, changed, file, fault) => {
  expect(contentFaults({ ...content, ...changed }, today)).toEqual([`${file} ${fault}`])
})

test.each<[what: string, changed: Partial<Content>, file: string, placeholder: string]>([
  ['a city', withCity({ lead: 'Junk in {ctiy}.' }), ajax, '{ctiy}'],
  [
    'a city service',
    withCityService({ additionalInfo: { ...additionalInfo, heavy: 'It weighs {tons}.' } }),
    hotTub,
    '{tons}',
  ],
  ['a direct service', withDirectService({ description: 'In {city}.' }), yardWaste, '{city}'],
  [
    'a page',
    { pages: { ...content.pages, '/data/pages/about.ts': { story: ['We are {owner}.'] } } },
    '/data/pages/about.ts',
    '{owner}',
  ],
])('an unknown placeholder is a fault in %s', (_what, changed, file, placeholder) => {
  const faults = contentFaults({ ...content, ...changed }, today)

  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(`${file} has an unknown placeholder: No value for ${placeholder}`)
})

test.each<[what: string, changed: Partial<Content>]>([
  ['the facts and the city in a city', withCity({ lead: 'From {minimum} in {city}, to {claringtonDepot}.' })],
  ['the facts and the city in a city service', withCityService({ description: '{brand} in {city}.' })],
  ['no features', withCityService({ features: [] })],
  ['a dated rule with its year', withRule({ trust: 'dated', sourceYear: 2020 })],
  ['a rule checked today', withRule({ checkedOn: today })],
])('no fault: %s', (_what, changed) => {
  expect(contentFaults({ ...content, ...changed }, today)).toEqual([])
})

test('a check in the future is a fault', () => {
  const { authorities } = withRule({ checkedOn: '2026-11-21' })

  expect(contentFaults({ ...content, authorities }, '2026-11-20')).toEqual([
    `${toronto} has a checkedOn in the future, 2026-11-21, for "Yes.". Correct the day.`,
  ])
})

test('a link or a redirect to a missing direct service is a fault', () => {
  const {
    [yardWaste]: _,
    '/data/services/direct/records/construction-debris.ts': __,
    ...directServices
  } = content.directServices

  const faults = contentFaults({ ...content, directServices }, today)

  expect(faults).toContain(`${junkRemoval} names "yard-waste" in serviceCards, ${noRecord}`)
  expect(faults.filter((fault) => fault.startsWith(redirects))).toEqual([
    `${redirects} leads /demolition-2 to the direct service "construction-debris", and there is no such record. Choose another target.`,
  ])
})

/** A value that no type allows. */
function wrong<Type>(value: unknown): Type {
  return value as Type
}

function withCity(changes: Partial<City>): Pick<Content, 'cities'> {
  return { cities: { ...content.cities, [ajax]: { ...required(content.cities[ajax]), ...changes } } }
}

function withCityService(changes: Partial<CityService>): Pick<Content, 'cityServices'> {
  const service = { ...required(content.cityServices[hotTub]), ...changes }
  return { cityServices: { ...content.cityServices, [hotTub]: service } }
}

function withDirectService(changes: Partial<DirectService>): Pick<Content, 'directServices'> {
  const service = { ...required(content.directServices[yardWaste]), ...changes }
  return { directServices: { ...content.directServices, [yardWaste]: service } }
}

function withAuthority(change: (authority: Authority) => Authority): Pick<Content, 'authorities'> {
  const authority = change(required(content.authorities[toronto]))
  return { authorities: { ...content.authorities, [toronto]: authority } }
}

/** The first rule of the City of Toronto changed. */
function withRule(changes: Partial<Rule>): Pick<Content, 'authorities'> {
  return withAuthority(({ rules: [rule, ...rules], ...authority }) => ({
    ...authority,
    rules: [{ ...required(rule), text: 'Yes.', ...changes }, ...rules],
  }))
}

function withDepot(changes: Partial<Depot>): Pick<Content, 'depots'> {
  const depot: Depot = { name: 'A depot', street: '1 Main Street', source: 'A paper', ...changes }
  return { depots: { ...content.depots, depot } }
}

function withExtraPages(...rows: string[]): Pick<Content, 'pages'> {
  return { pages: { ...content.pages, '/data/pages/extraPages.ts': rows.map((path) => ({ path })) } }
}
