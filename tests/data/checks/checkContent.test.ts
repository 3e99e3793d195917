import { describe, expect, test } from 'vitest'
import { allContent } from '#data/checks/allContent.ts'
import { contentFaults } from '#data/checks/checkContent.ts'
import {
  ajax,
  expectNamed,
  hotTub,
  record,
  today,
  withCity,
  withCityService,
  withDirectService,
  withExtraPages,
  yardWaste,
} from '#tests/support/changedContent.ts'

test('our own content has no fault', () => {
  expect(contentFaults(allContent(), new Date().toISOString().slice(0, 10))).toEqual([])
})

test('every fault is named, not only the first', () => {
  const content = withCity(withCityService({ related: ['dock-demolition'] }), { highlights: ['One'] })

  const faults = contentFaults(content, today)

  expect(faults.length).toBe(2)
  expect(faults.join()).toContain(ajax)
  expect(faults.join()).toContain(hotTub)
})

describe('a link to a record nobody wrote is a fault', () => {
  test('from a detailed service to another', () => {
    expect(
      contentFaults(withCityService({ related: ['deck-demolition', 'dock-demolition'] }), today),
    ).toEqual([`${hotTub} names "dock-demolition" in related, and there is no such record.`])
  })

  test('from a detailed service to its direct service', () => {
    expect(contentFaults(withCityService({ directService: 'hot-tubs' }), today)).toEqual([
      `${hotTub} names "hot-tubs" in directService, and there is no such record.`,
    ])
  })

  test('from a direct service to a detailed one', () => {
    expect(contentFaults(withDirectService({ related: ['leaf-pickup'] }), today)).toEqual([
      `${yardWaste} names "leaf-pickup" in related, and there is no such record.`,
    ])
  })

  test('from a card of the junk removal page', () => {
    const { [yardWaste]: _, ...directServices } = allContent().directServices

    const faults = contentFaults({ ...allContent(), directServices }, today)

    expect(faults).toContain(
      '/data/pages/junkRemoval.ts names "yard-waste" in serviceCards, and there is no such record.',
    )
  })
})

describe('a placeholder without a value is a fault', () => {
  test('in a city', () => {
    expectNamed(contentFaults(withCity(allContent(), { lead: 'Junk in {ctiy}.' }), today), ajax, '{ctiy}')
  })

  test('deep inside a detailed service', () => {
    const { additionalInfo } = record(allContent().cityServices, hotTub)

    const faults = contentFaults(
      withCityService({ additionalInfo: { ...additionalInfo, heavy: 'It weighs {tons}.' } }),
      today,
    )

    expectNamed(faults, hotTub, '{tons}')
  })

  test('in a direct service, which has no city', () => {
    expectNamed(contentFaults(withDirectService({ description: 'In {city}.' }), today), yardWaste, '{city}')
  })

  test('on a page of its own', () => {
    const content = allContent()

    const faults = contentFaults(
      {
        ...content,
        pages: { ...content.pages, '/data/pages/about.ts': { story: ['We are {owner}.'] } },
      },
      today,
    )

    expectNamed(faults, '/data/pages/about.ts', '{owner}')
  })
})

test('a placeholder of the record’s own pages is none', () => {
  expect(contentFaults(withCity(allContent(), { lead: 'From {minimum} in {city}.' }), today)).toEqual([])
  expect(contentFaults(withCityService({ description: '{brand} in {city}.' }), today)).toEqual([])
})

describe('a list that does not fill its page is a fault', () => {
  test.each([
    ['neighbourhoods', 'has 1 neighbourhoods; the page shows 8.'],
    ['highlights', 'has 1 highlights; the page shows 3.'],
  ])('%s of a city', (field, fault) => {
    expect(contentFaults(withCity(allContent(), { [field]: ['One'] }), today)).toEqual([`${ajax} ${fault}`])
  })

  test.each([
    ['featureCards', 'has 0 featureCards; the page shows 4.'],
    ['removedItems', 'has 0 removedItems; the page shows 12.'],
  ])('%s of a direct service', (field, fault) => {
    expect(contentFaults(withDirectService({ [field]: [] }), today)).toEqual([`${yardWaste} ${fault}`])
  })

  test('more than three features of a detailed service', () => {
    const feature = { icon: 'check', title: 'Swept', text: 'Twice.' } as const

    expect(contentFaults(withCityService({ features: [feature, feature, feature, feature] }), today)).toEqual(
      [`${hotTub} has 4 features; at most 3 fit.`],
    )
    expect(contentFaults(withCityService({ features: [] }), today)).toEqual([])
  })
})

test.each(['updatedOn', 'confirmedOn'])('a date in %s that is none is a fault', (field) => {
  expectNamed(contentFaults(withCityService({ [field]: '20 November' }), today), hotTub, '"20 November"')
})

test('two records in one place of a list are a fault', () => {
  const { order } = record(allContent().cities, '/data/cities/records/whitby.ts')

  expect(contentFaults(withCity(allContent(), { order }), today)).toEqual([
    `/data/cities/records/whitby.ts has the same order (${order}) as ${ajax}.`,
  ])
})

test('a redirect to a service without a record is a fault', () => {
  const { '/data/services/direct/records/construction-debris.ts': _, ...directServices } =
    allContent().directServices

  const faults = contentFaults({ ...allContent(), directServices }, today)

  expect(faults).toContain(
    '/data/redirects.ts leads /demolition-2 to "construction-debris", and there is no such record.',
  )
  expect(faults.filter((fault) => fault.startsWith('/data/redirects.ts'))).toHaveLength(1)
})

describe('the address of an extra page is its own', () => {
  test.each([
    ['/about-us', 'a page'],
    ['/services', 'a redirect'],
    ['/photo-gallery', 'a redirect'],
    ['/healthz', 'the server'],
  ] as const)('%s belongs to %s already', (path, _owner) => {
    expectNamed(contentFaults(withExtraPages([{ path }]), today), '/data/pages/extraPages.ts', path)
  })

  test('two rows cannot have the same one', () => {
    const rows = [{ path: '/terms' }, { path: '/terms' }]

    expectNamed(contentFaults(withExtraPages(rows), today), '/data/pages/extraPages.ts', '/terms')
  })

  test.each(['/terms/of-use', '/Terms', '/terms/', 'terms'])(
    '%s is no address of one lower-case segment',
    (path) => {
      expectNamed(contentFaults(withExtraPages([{ path }]), today), '/data/pages/extraPages.ts', path)
    },
  )
})
