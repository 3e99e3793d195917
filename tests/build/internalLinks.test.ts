import { expect, test } from 'vitest'
import { cities, directoryCity } from '#data/cities/cities.ts'
import { paths } from '#data/paths.ts'
import {
  type BuiltPage,
  linksOf,
  notFoundAddress,
  readBuiltPages,
  sectionTitled,
  textOf,
} from '#tests/support/build/builtPages.ts'
import { faultsOf } from '#tests/support/build/pageParts.ts'

const pages = readBuiltPages()
const linked = new Map(pages.map((page) => [page.address, targetsOf(page.document)]))
const linkedFromMain = new Map(pages.map((page) => [page.address, targetsOf(page.main)]))
const cityServicePages = pages.filter(({ address }) => /^\/services\/.+\/./.test(address))
const directServicePages = pages.filter(({ address }) => /^\/services\/[^/]+$/.test(address))

test('every listed page is at most three clicks from the home page', () => {
  const near = new Set<string>([paths.home])
  for (let click = 1; click <= 3; click += 1)
    for (const address of [...near]) for (const target of linked.get(address) ?? []) near.add(target)

  const listed = pages.filter(({ document }) =>
    document.querySelector('meta[name="robots"][content="index,follow"]'),
  )

  expect(listed.length).toBeGreaterThan(240)
  expect(listed.map(({ address }) => address).filter((address) => !near.has(address))).toEqual([])
})

test('every page below the home page shows the way down to it, each step a link to a page above', () => {
  const below = pages.filter(({ address }) => address !== paths.home && address !== notFoundAddress)

  const faults = faultsOf(below, ({ address, main }) => {
    const trails = main.querySelectorAll('nav[aria-label="Breadcrumb"]')
    const steps = trails[0] ? linksOf(trails[0]) : []
    const current = textOf(trails[0]?.querySelector('[aria-current="page"]') ?? main)
    return (
      trails.length === 1 &&
      steps[0]?.join() === 'Home,/' &&
      steps.every(([, to]) => linked.has(to) && to !== address) &&
      current.length > 0 &&
      current !== textOf(main)
    )
  })

  expect(faults).toEqual([])
})

test('the same job is one click away in the next town, and in the town before', () => {
  const faults = cityServicePages.flatMap(({ address }) => {
    const [, , city = '', service = ''] = address.split('/')
    const stop = cities.findIndex(({ slug }) => slug === city)
    return [cities[stop + 1], cities[stop - 1]]
      .flatMap((town) => (town ? [paths.cityService(town.slug, service)] : []))
      .filter((wanted) => !linkedFromMain.get(address)?.has(wanted))
      .map((wanted) => `${address} -> ${wanted}`)
  })

  expect(faults).toEqual([])
})

test('related services of a town link each other, both ways', () => {
  const faults = cityServicePages.flatMap(({ address, main }) =>
    related(main)
      .filter((other) => isDetailed(other) && !linkedFromMain.get(other)?.has(address))
      .map((other) => `${other} does not link back to ${address}`),
  )

  expect(faults).toEqual([])
})

test('a service of the whole region and its detailed services link each other, both ways', () => {
  const inDirectory = cityServicePages.filter(({ address }) =>
    address.startsWith(paths.cityService(directoryCity, '')),
  )
  const faults = [...directServicePages, ...inDirectory].flatMap(({ address }) =>
    [...(linkedFromMain.get(address) ?? [])]
      .filter((other) => isDetailed(address) !== isDetailed(other) && other.startsWith('/services/'))
      .filter((other) => !linkedFromMain.get(other)?.has(address))
      .map((other) => `${other} does not link back to ${address}`),
  )

  expect(directServicePages.every(({ main }) => related(main, 'One job at a time').length > 1)).toBe(true)
  expect(faults).toEqual([])
})

function targetsOf(element: BuiltPage['main']): Set<string> {
  return new Set(linksOf(element).map(([, to]) => to.split('#')[0] ?? ''))
}

const related = (main: BuiltPage['main'], title = 'Often done in the same visit') =>
  linksOf(sectionTitled(main, title)).map(([, to]) => to)

const isDetailed = (address: string) => /^\/services\/.+\/./.test(address)
