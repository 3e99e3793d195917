import { describe, expect, test } from 'vitest'
import { allContent, type Content, contentFaults } from '#data/checkContent.ts'
import {
  ajax,
  expectNamed,
  hotTub,
  type Rule,
  record,
  withCity,
  withCityService,
  withDirectService,
  withRule,
  yardWaste,
} from '#tests/support/changedContent.ts'

describe('a rule of a municipality', () => {
  test('without a source is a fault, named by what it says', () => {
    expect(contentFaults(withRule({ source: ' ', text: 'Yes, on Mondays.' }))).toEqual([
      './municipalRules.ts has a rule without a source: "Yes, on Mondays."',
    ])
  })

  test('about a material or a regime nobody knows is a fault', () => {
    const materials: readonly string[] = ['plutonium']
    const regimes: readonly string[] = ['atlantis']

    const faults = contentFaults(withRule({ materials, regimes } as Partial<Rule>))

    expect(faults).toEqual([
      './municipalRules.ts names "plutonium" in materials, and there is no such record.',
      './municipalRules.ts names "atlantis" in regimes, and there is no such record.',
    ])
  })

  test('compared on no real day is a fault', () => {
    expectNamed(contentFaults(withRule({ checkedOn: 'May 2026' })), './municipalRules.ts', '"May 2026"')
  })

  test.each(['collectors', 'depots'] as const)('needs a source for the %s too', (kind) => {
    const content = allContent()
    const [name = '', first] = Object.entries<Content['depots'][string] | Content['collectors'][string]>(
      content[kind],
    )[0] ?? ['']

    const faults = contentFaults({
      ...content,
      [kind]: { ...content[kind], [name]: { ...first, source: '' } },
    })

    expect(faults).toEqual([`./municipalRules.ts names no source for "${first?.name}"`])
  })
})

describe('what a page chooses from', () => {
  const note = { icon: 'check', title: 'Do', text: 'This.' } as const

  test.each(['preparation', 'access', 'questions'] as const)('is ten %s at least', (list) => {
    expect(contentFaults(withCityService({ [list]: [] }))).toEqual([
      `${hotTub} has 0 ${list}; write at least 10.`,
    ])
  })

  test('has one note for a kind of place', () => {
    const { access } = record(allContent().cityServices, hotTub)

    expect(contentFaults(withCityService({ access: [...access, { ...note, fits: 'rural' }] }))).toEqual([
      `${hotTub} has two access for one kind of place.`,
    ])
  })

  test('knows its kinds of place', () => {
    const notes = Array.from({ length: 10 }, () => note)
    const fits: string = 'moon'

    const faults = contentFaults(withCityService({ access: [...notes, { ...note, fits } as typeof note] }))

    expect(faults).toEqual([`${hotTub} names "moon" in fits of access, and there is no such record.`])
  })
})

test('a material of a service that nobody knows is a fault', () => {
  const materials: readonly string[] = ['furniture', 'plutonium']

  expect(contentFaults(withCityService({ materials } as Partial<Content['cityServices'][string]>))).toEqual([
    `${hotTub} names "plutonium" in materials, and there is no such record.`,
  ])
})

test.each([
  [hotTub, withCityService],
  [yardWaste, withDirectService],
] as const)('a load in %s that the price table has no row for is a fault', (file, change) => {
  const loads = [1, 2, 7].map((tier) => ({ load: 'A barn', tier: tier as 1 }))

  expect(contentFaults(change({ loads }))).toEqual([
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
    ['regime', { regime: 'atlantis' as 'oshawa' }, '"atlantis"'],
    ['depots', { depots: ['moonDepot' as 'claringtonDepot'] }, '"moonDepot"'],
  ])('names %s there are', (_field, changes, what) => {
    expectNamed(contentFaults(withCity(allContent(), changes)), ajax, what)
  })
})
