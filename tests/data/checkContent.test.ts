import { describe, expect, test } from 'vitest'
import { allContent, type Content, contentFaults } from '#data/checkContent.ts'

const ajax = './cities/records/ajax.ts'
const hotTub = './cityServices/records/hot-tub-removal.ts'
const yardWaste = './directServices/records/yard-waste.ts'

test('our own content has no fault', () => {
  expect(contentFaults(allContent())).toEqual([])
})

test('every fault is named, not only the first', () => {
  const content = withCity(withCityService({ related: ['dock-demolition'] }), { highlights: ['One'] })

  const faults = contentFaults(content)

  expect(faults.length).toBe(2)
  expect(faults.join()).toContain(ajax)
  expect(faults.join()).toContain(hotTub)
})

describe('a link to a record nobody wrote is a fault', () => {
  test('from a detailed service to another', () => {
    expect(contentFaults(withCityService({ related: ['deck-demolition', 'dock-demolition'] }))).toEqual([
      `${hotTub} names "dock-demolition" in related, and there is no such record.`,
    ])
  })

  test('from a detailed service to its direct service', () => {
    expect(contentFaults(withCityService({ directService: 'hot-tubs' }))).toEqual([
      `${hotTub} names "hot-tubs" in directService, and there is no such record.`,
    ])
  })

  test('from a direct service to a detailed one', () => {
    expect(contentFaults(withDirectService({ related: ['leaf-pickup'] }))).toEqual([
      `${yardWaste} names "leaf-pickup" in related, and there is no such record.`,
    ])
  })

  test('from a card of the junk removal page', () => {
    const { [yardWaste]: _, ...directServices } = allContent().directServices

    const faults = contentFaults({ ...allContent(), directServices })

    expect(faults).toContain(
      './junkRemoval.ts names "yard-waste" in serviceCards, and there is no such record.',
    )
  })
})

describe('a placeholder without a value is a fault', () => {
  test('in a city', () => {
    expectNamed(contentFaults(withCity(allContent(), { lead: 'Junk in {ctiy}.' })), ajax, '{ctiy}')
  })

  test('deep inside a detailed service', () => {
    const { additionalInfo } = record(allContent().cityServices, hotTub)

    const faults = contentFaults(
      withCityService({ additionalInfo: { ...additionalInfo, heavy: 'It weighs {tons}.' } }),
    )

    expectNamed(faults, hotTub, '{tons}')
  })

  test('in a direct service, which has no city', () => {
    expectNamed(contentFaults(withDirectService({ description: 'In {city}.' })), yardWaste, '{city}')
  })

  test('on a page of its own', () => {
    const content = allContent()

    const faults = contentFaults({
      ...content,
      pages: { ...content.pages, './about.ts': { story: ['We are {owner}.'] } },
    })

    expectNamed(faults, './about.ts', '{owner}')
  })
})

test('a placeholder of the record’s own pages is none', () => {
  expect(contentFaults(withCity(allContent(), { lead: 'From {minimum} in {city}.' }))).toEqual([])
  expect(contentFaults(withCityService({ description: '{brand} in {city}.' }))).toEqual([])
})

describe('a list that does not fill its page is a fault', () => {
  test.each([
    ['neighbourhoods', 'has 1 neighbourhoods; the page shows 8.'],
    ['highlights', 'has 1 highlights; the page shows 3.'],
  ])('%s of a city', (field, fault) => {
    expect(contentFaults(withCity(allContent(), { [field]: ['One'] }))).toEqual([`${ajax} ${fault}`])
  })

  test.each([
    ['featureCards', 'has 0 featureCards; the page shows 4.'],
    ['removedItems', 'has 0 removedItems; the page shows 12.'],
  ])('%s of a direct service', (field, fault) => {
    expect(contentFaults(withDirectService({ [field]: [] }))).toEqual([`${yardWaste} ${fault}`])
  })

  test('more than three features of a detailed service', () => {
    const feature = { icon: 'check', title: 'Swept', text: 'Twice.' } as const

    expect(contentFaults(withCityService({ features: [feature, feature, feature, feature] }))).toEqual([
      `${hotTub} has 4 features; at most 3 fit.`,
    ])
    expect(contentFaults(withCityService({ features: [] }))).toEqual([])
  })
})

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

test.each(['updatedOn', 'confirmedOn'])('a date in %s that is none is a fault', (field) => {
  expectNamed(contentFaults(withCityService({ [field]: '20 November' })), hotTub, '"20 November"')
})

test('two records in one place of a list are a fault', () => {
  const { order } = record(allContent().cities, './cities/records/whitby.ts')

  expect(contentFaults(withCity(allContent(), { order }))).toEqual([
    `./cities/records/whitby.ts has the same order (${order}) as ${ajax}.`,
  ])
})

describe('the address of an extra page is its own', () => {
  test.each([
    ['/about-us', 'a page'],
    ['/services', 'a redirect'],
    ['/photo-gallery', 'a redirect'],
    ['/healthz', 'the server'],
  ] as const)('%s belongs to %s already', (path, _owner) => {
    expectNamed(contentFaults(withExtraPages([{ path }])), './extraPages.ts', path)
  })

  test('two rows cannot have the same one', () => {
    const rows = [{ path: '/terms' }, { path: '/terms' }]

    expectNamed(contentFaults(withExtraPages(rows)), './extraPages.ts', '/terms')
  })

  test.each(['/terms/of-use', '/Terms', '/terms/', 'terms'])(
    '%s is no address of one lower-case segment',
    (path) => {
      expectNamed(contentFaults(withExtraPages([{ path }])), './extraPages.ts', path)
    },
  )
})

function expectNamed(faults: string[], file: string, what: string) {
  expect(faults.length).toBeGreaterThan(0)
  expect(faults.filter((fault) => !fault.includes(file))).toEqual([])
  expect(faults.join('\n')).toContain(what)
}

function withCity(content: Content, changes: Partial<Content['cities'][string]>): Content {
  return {
    ...content,
    cities: { ...content.cities, [ajax]: { ...record(content.cities, ajax), ...changes } },
  }
}

function withCityService(changes: Partial<Content['cityServices'][string]>): Content {
  const content = allContent()
  const changed = { ...record(content.cityServices, hotTub), ...changes }
  return { ...content, cityServices: { ...content.cityServices, [hotTub]: changed } }
}

function withDirectService(changes: Partial<Content['directServices'][string]>): Content {
  const content = allContent()
  const changed = { ...record(content.directServices, yardWaste), ...changes }
  return { ...content, directServices: { ...content.directServices, [yardWaste]: changed } }
}

type Rule = Content['rules'][number]

/** The first rule changed. */
function withRule(changes: Partial<Rule>): Content {
  const content = allContent()
  return {
    ...content,
    rules: content.rules.map((rule, index) => (index === 0 ? { ...rule, ...changes } : rule)),
  }
}

function withExtraPages(rows: readonly { path: string }[]): Content {
  const content = allContent()
  return { ...content, pages: { ...content.pages, './extraPages.ts': rows } }
}

function record<Item>(records: Record<string, Item>, file: string): Item {
  const found = records[file]
  if (!found) throw new Error(`There is no ${file}.`)
  return found
}
