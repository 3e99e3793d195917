import { expect, test } from 'vitest'
import type { Content } from '#data/checks/allContent.ts'
import { contentFaults } from '#data/checks/checkContent.ts'
import type { Depot } from '#data/collection/depots.ts'
import { dayOf } from '#data/quote/preferredDay.ts'
import { required } from '#tests/support/content/required.ts'
import { casesOf, content, type FaultTable, files, slugOf, today, unknown } from './faultTable.ts'

type City = Content['cities'][string]
type CityService = Content['cityServices'][string]
type DirectService = Content['directServices'][string]
type Authority = Content['authorities'][string]
type Rule = Authority['rules'][number]

const city = required(content.cities[files.city])
const newFile = '/data/cities/records/new-town.ts'
const source = { text: 'Yes.', source: 'A paper', trust: 'high' } as const
const rule: Rule = { ...source, materials: ['metal'], taken: true, confirmed: false }
const moonCard = { name: 'Moon', text: 'Far.', directService: 'moon', icon: 'check' } as const
const feature = { icon: 'check', title: 'Swept', text: 'Twice.' } as const
const { access, additionalInfo } = required(content.cityServices[files.cityService])
const authority = required(content.authorities[files.authority])

type Kind = 'cities' | 'cityServices' | 'directServices' | 'authorities'

/** Our content with one record changed. */
function withRecord<K extends Kind>(kind: K, file: string, changes: Partial<Content[K][string]>) {
  const records: Record<string, object> = content[kind]
  return { [kind]: { ...records, [file]: { ...required(records[file]), ...changes } } } as Pick<Content, K>
}
const withCity = (changes: Partial<City>) => withRecord('cities', files.city, changes)
const withCityService = (changes: Partial<CityService>) =>
  withRecord('cityServices', files.cityService, changes)
const withDirectService = (changes: Partial<DirectService>) =>
  withRecord('directServices', files.directService, changes)
const withAuthority = (changes: Partial<Authority>) => withRecord('authorities', files.authority, changes)

test('the site’s content has no fault, and of faulty content every fault is listed', () => {
  const changed = { ...withCity({ highlights: [] }), ...withCityService({ related: ['dock'] }) }

  expect(contentFaults(content, dayOf(new Date()))).toEqual([])
  expect(contentFaults({ ...content, ...changed }, today)).toHaveLength(2)
})

const faults: FaultTable = {
  [files.city]: {
    [unknown('moon', 'authority')]: withCity({ authority: 'moon' }),
    [unknown('moon', 'depots')]: withCity(wrong({ depots: ['moon'] })),
    [unknown('moon', 'settings')]: withCity(wrong({ settings: ['rural', 'townhouse', 'moon'] })),
    'has 2 different settings; the page shows 3.': withCity(
      wrong({ settings: ['rural', 'rural', 'highRise'] }),
    ),
    'has 1 neighbourhoods; the page shows 8.': withCity({ neighbourhoods: ['One'] }),
    'has 1 highlights; the page shows 3.': withCity({ highlights: ['One'] }),
    'has "One" twice in highlights. Change one.': withCity({ highlights: ['One', 'One', 'Two'] }),
    [`has "${city.neighbourhoods[0]}" twice in neighbourhoods. Change one.`]: withCity({
      neighbourhoods: [...city.neighbourhoods.slice(0, 7), required(city.neighbourhoods[0])],
    }),
  },
  [newFile]: {
    [`has the same order (${city.order}) as ${files.city}. Change one.`]: {
      cities: { ...content.cities, [newFile]: city },
    },
  },
  [files.cityService]: {
    [unknown('dock', 'related')]: withCityService({ related: ['dock'] }),
    [unknown('tubs', 'directService')]: withCityService({ directService: 'tubs' }),
    [unknown('ore', 'materials')]: withCityService(wrong({ materials: ['ore'] })),
    [unknown('moon', 'fits of access')]: withCityService(wrong({ access: [...access, { fits: 'moon' }] })),
    'has two access for one kind of place. Remove one.': withCityService({
      access: [...access, ...access.filter(({ fits }) => fits).slice(0, 1)],
    }),
    'has no access for rural. Write one for each.': withCityService(
      wrong({ access: access.map((note) => (note.fits === 'rural' ? { ...note, fits: undefined } : note)) }),
    ),
    'has 0 preparation; write at least 10.': withCityService({ preparation: [] }),
    'has 0 access; write at least 10.': withCityService({ access: [] }),
    'has 0 questions; write at least 10.': withCityService({ questions: [] }),
    'has 0 loads; the page shows 3.': withCityService({ loads: [] }),
    'has 4 features; at most 3 fit.': withCityService({ features: [feature, feature, feature, feature] }),
    '"A barn" names tier 7. Name one from 1 to 6.': withCityService({ loads: [1, 2, 7].map(barn) }),
    'has the date "May": write it as 2026-11-20.': withCityService({ updatedOn: 'May' }),
    'has the date "June": write it as 2026-11-20.': withCityService({ confirmedOn: 'June' }),
  },
  [files.directService]: {
    [unknown('leaf', 'related')]: withDirectService({ related: ['leaf'] }),
    'has 0 featureCards; the page shows 4.': withDirectService({ featureCards: [] }),
    'has 0 removedItems; the page shows 12.': withDirectService({ removedItems: [] }),
    'has 0 questions; the page shows 4.': withDirectService({ questions: [] }),
    '"A barn" names tier 7. Name one from 1 to 6.': withDirectService({ loads: [barn(7)] }),
  },
  [files.authority]: {
    'has no source for "Yes.". Name the source.': withRule({ source: ' ' }),
    'has no material for "Yes.". Name one.': withRule({ materials: [] }),
    [unknown('ore', 'the materials of "Yes."')]: withRule(wrong({ materials: ['ore'] })),
    'has no sourceYear for "Yes.". Pages show the year of a dated rule.': withRule({ trust: 'dated' }),
    'has the site "https://haul.example": write the domain alone, such as durham.ca.': withCollector({
      site: 'https://haul.example',
    }),
    [`has no source for "${authority.collector.name}". Name the source.`]: withCollector({
      source: '',
    }),
    ...Object.fromEntries(
      ['May 2026', '2026-02-30', '2026-13-01', '2026-5-1'].map((checkedOn) => [
        `has the date "${checkedOn}": write it as 2026-11-20. It is the checkedOn of "Yes.".`,
        withRule({ checkedOn }),
      ]),
    ),
  },
  '/data/collection/depots.ts': {
    'has no source for "A depot". Name the source.': withDepot({ source: '' }),
    [unknown('ore', 'the materials of "A depot"')]: withDepot(wrong({ accepts: ['ore'] })),
  },
  '/data/cities/cities.ts': {
    [unknown('moon', 'directoryCity')]: { directoryCity: 'moon' },
  },
  '/data/cities/placeAdvice.ts': {
    'has no advice for rural, highRise. Write one for each.': {
      placeAdvice: content.placeAdvice.filter(({ fits }) => fits !== 'rural' && fits !== 'highRise'),
    },
  },
  '/data/services/servicePhotos.ts': {
    [unknown('tubs', 'servicePhotos')]: {
      servicePhotos: { ...content.servicePhotos, tubs: content.servicePhotos[slugOf(files.directService)] },
    },
  },
  '/data/pages/junkRemoval.ts': {
    [unknown('moon', 'serviceCards')]: {
      pages: { ...content.pages, '/data/pages/junkRemoval.ts': { serviceCards: [moonCard] } },
    },
  },
  '/data/checks/neighbourhoodSlips.ts': {
    [unknown('ajacks', 'the cities of Atlantis')]: {
      neighbourhoodSlips: [{ neighbourhood: 'Atlantis', cities: [slugOf(files.city), 'ajacks'], note: '' }],
    },
  },
}

test.each(casesOf(faults))('a fault says what to do: $fault', ({ fault, changed }) => {
  expect(contentFaults({ ...content, ...changed }, today)).toEqual([fault])
})

const about = '/data/pages/about.ts'
const heavy = { ...additionalInfo, heavy: 'It weighs {tons}.' }

test.each<[file: string, placeholder: string, changed: Partial<Content>]>([
  [files.city, '{ctiy}', withCity({ lead: 'Junk in {ctiy}.' })],
  [files.city, '{ city }', withCity({ lead: 'Junk in { city }.' })],
  [files.cityService, '{tier-2}', withCityService({ description: 'From {tier-2}.' })],
  [files.cityService, '{tons}', withCityService({ additionalInfo: heavy })],
  [files.directService, '{city}', withDirectService({ description: 'In {city}.' })],
  [about, '{owner}', { pages: { ...content.pages, [about]: { story: ['We are {owner}.'] } } }],
])('an unknown placeholder is a fault in %s: %s', (file, placeholder, changed) => {
  expect(contentFaults({ ...content, ...changed }, today)).toEqual([
    expect.stringContaining(`${file} has an unknown placeholder: No value for ${placeholder}`),
  ])
})

test.each<[what: string, changed: Partial<Content>]>([
  ['the facts and the city in a city', withCity({ lead: 'From {minimum} in {city}.' })],
  [
    'the facts, the city and the service in a city service',
    withCityService({ description: '{brand}, {service} in {city}. {tier1} for {serviceLower}.' }),
  ],
  ['no features', withCityService({ features: [] })],
  ['a dated rule with its year', withRule({ trust: 'dated', sourceYear: 2020 })],
  ['a rule checked today', withRule({ checkedOn: today })],
])('no fault: %s', (_what, changed) => {
  expect(contentFaults({ ...content, ...changed }, today)).toEqual([])
})

test('a check in the future is a fault', () => {
  const { authorities } = withRule({ checkedOn: '2026-11-21' })

  expect(contentFaults({ ...content, authorities }, '2026-11-20')).toEqual([
    `${files.authority} has a checkedOn in the future, 2026-11-21, for "Yes.". Correct the day.`,
  ])
})

function barn(tier: number) {
  return { load: 'A barn', tier: wrong<1>(tier) }
}

/** A value that no type allows. */
function wrong<Type>(value: unknown): Type {
  return value as Type
}

function withCollector(changes: Partial<Authority['collector']>) {
  return withAuthority({ collector: { ...authority.collector, ...changes } })
}

/** An authority with one rule. */
function withRule(changes: Partial<Rule>) {
  return withAuthority({ rules: [{ ...rule, ...changes }] })
}

function withDepot(changes: Partial<Depot>): Pick<Content, 'depots'> {
  const depot: Depot = { name: 'A depot', street: '1 Main Street', source: 'A paper', ...changes }
  return { depots: { ...content.depots, depot } }
}
