import { describe, expect, test } from 'vitest'
import { allContent, type Content } from '#data/checks/allContent.ts'
import { contentFaults } from '#data/checks/checkContent.ts'
import type { Depot } from '#data/collection/depots.ts'
import {
  ajax,
  expectNamed,
  hotTub,
  type Rule,
  record,
  today,
  toronto,
  withCity,
  withCityService,
  withDirectService,
  withRule,
  yardWaste,
} from '#tests/support/changedContent.ts'

describe('a rule of a municipality', () => {
  const text = 'Yes, on Mondays.'

  test('without a source is a fault, named by what it says', () => {
    expect(contentFaults(withRule({ source: ' ', text }), today)).toEqual([
      `${toronto} names no source for "${text}"`,
    ])
  })

  test('about a material nobody knows is a fault', () => {
    const materials: readonly string[] = ['plutonium']

    expect(contentFaults(withRule({ materials, text } as Partial<Rule>), today)).toEqual([
      `${toronto} names "plutonium" in materials, and there is no such record: "${text}"`,
    ])
  })

  test('about no material is a fault', () => {
    expect(contentFaults(withRule({ materials: [], text }), today)).toEqual([
      `${toronto} names no material for "${text}"`,
    ])
  })

  test.each(['May 2026', '2026-02-30', '2026-13-01', '2026-5-1'])(
    'compared on %s, which is no day, is a fault',
    (checkedOn) => {
      expect(contentFaults(withRule({ checkedOn, text }), today)).toEqual([
        `${toronto} has the date "${checkedOn}": write it as 2026-11-20. It stands by "${text}".`,
      ])
    },
  )

  test('compared on a day to come is a fault, and today is none', () => {
    const content = withRule({ checkedOn: '2026-11-21', text })

    expect(contentFaults(content, '2026-11-20')).toEqual([
      `${toronto} has checked "${text}" on 2026-11-21, which is yet to come.`,
    ])
    expect(contentFaults(content, '2026-11-21')).toEqual([])
  })

  test('shown with its year has a year', () => {
    expect(contentFaults(withRule({ trust: 'dated', text }), today)).toEqual([
      `${toronto} shows no year of the source of "${text}"`,
    ])
    expect(contentFaults(withRule({ trust: 'dated', sourceYear: 2020 }), today)).toEqual([])
  })
})

describe('who collects, and a depot', () => {
  test('needs a source', () => {
    const { authorities } = allContent()
    const authority = record(authorities, toronto)
    const collector = { ...authority.collector, source: '' }

    expect(
      contentFaults(
        { ...allContent(), authorities: { ...authorities, [toronto]: { ...authority, collector } } },
        today,
      ),
    ).toEqual([`${toronto} names no source for "The City of Toronto"`])
    expect(contentFaults(withDepot({ source: '' }), today)).toEqual([
      '/data/collection/depots.ts names no source for "A depot"',
    ])
  })

  test('takes materials there are', () => {
    const accepts: readonly string[] = ['plutonium']

    expect(contentFaults(withDepot({ accepts } as Partial<Depot>), today)).toEqual([
      '/data/collection/depots.ts names "plutonium" in materials, and there is no such record: "A depot"',
    ])
  })

  function withDepot(changes: Partial<Depot>): Content {
    const content = allContent()
    const depot: Depot = { name: 'A depot', street: '1 Main Street', source: 'A paper', ...changes }
    return { ...content, depots: { ...content.depots, depot } }
  }
})

test('a slip among the neighbourhoods names a town there is', () => {
  const neighbourhoodSlips = [
    { neighbourhood: 'Atlantis', cities: ['ajax', 'ajacks'], note: 'lies under water' },
  ]

  expect(contentFaults({ ...allContent(), neighbourhoodSlips }, today)).toEqual([
    '/data/checks/neighbourhoodSlips.ts names "ajacks" in the slip Atlantis, and there is no such record.',
  ])
})

test('a text of a town may name where a depot stands', () => {
  expect(contentFaults(withCity(allContent(), { lead: 'Paint goes to {claringtonDepot}.' }), today)).toEqual(
    [],
  )
})

describe('what a page chooses from', () => {
  const note = { icon: 'check', title: 'Do', text: 'This.' } as const

  test.each(['preparation', 'access', 'questions'] as const)('is ten %s at least', (list) => {
    expect(contentFaults(withCityService({ [list]: [] }), today)).toEqual([
      `${hotTub} has 0 ${list}; write at least 10.`,
    ])
  })

  test('has one note for a kind of place', () => {
    const { access } = record(allContent().cityServices, hotTub)

    expect(
      contentFaults(withCityService({ access: [...access, { ...note, fits: 'rural' }] }), today),
    ).toEqual([`${hotTub} has two access for one kind of place.`])
  })

  test('knows its kinds of place', () => {
    const notes = Array.from({ length: 10 }, () => note)
    const fits: string = 'moon'

    const faults = contentFaults(
      withCityService({ access: [...notes, { ...note, fits } as typeof note] }),
      today,
    )

    expect(faults).toEqual([`${hotTub} names "moon" in fits of access, and there is no such record.`])
  })
})

test('a material of a service that nobody knows is a fault', () => {
  const materials: readonly string[] = ['furniture', 'plutonium']

  expect(
    contentFaults(withCityService({ materials } as Partial<Content['cityServices'][string]>), today),
  ).toEqual([`${hotTub} names "plutonium" in materials, and there is no such record.`])
})

test.each([
  [hotTub, withCityService],
  [yardWaste, withDirectService],
] as const)('a load in %s that the price table has no row for is a fault', (file, change) => {
  const loads = [1, 2, 7].map((tier) => ({ load: 'A barn', tier: tier as 1 }))

  expect(contentFaults(change({ loads }), today)).toEqual([
    `${file} "A barn" names tier 7, and the price table has 6.`,
  ])
})

describe('what a town’s record says about the place', () => {
  type Settings = Content['cities'][string]['settings']

  test.each([
    [
      'settings',
      { settings: ['rural', 'lakefront', 'moon'] as readonly string[] as unknown as Settings },
      '"moon"',
    ],
    ['settings', { settings: ['rural', 'rural', 'lakefront'] as Settings }, '2 different settings'],
    ['authority', { authority: 'atlantis' }, '"atlantis"'],
    ['depots', { depots: ['moonDepot' as 'claringtonDepot'] }, '"moonDepot"'],
  ])('names %s there are', (_field, changes, what) => {
    expectNamed(contentFaults(withCity(allContent(), changes), today), ajax, what)
  })
})
