import { expect, test } from 'vitest'
import { cities, directoryCity } from '#data/cities/cities.ts'
import { paths } from '#data/paths.ts'
import {
  type BuiltPage,
  linksOf,
  notFoundPath,
  readBuiltPages,
  sectionTitled,
  textOf,
} from '#tests/support/build/builtPages.ts'
import { faultsOf } from '#tests/support/build/pageParts.ts'

const pages = readBuiltPages()
const linked = new Map(pages.map((page) => [page.path, targetsOf(page.document)]))
const linkedFromMain = new Map(pages.map((page) => [page.path, targetsOf(page.main)]))
const cityServicePages = pages.filter(({ path }) => /^\/services\/.+\/./.test(path))
const directServicePages = pages.filter(({ path }) => /^\/services\/[^/]+$/.test(path))

test('every listed page is at most three clicks from the home page', () => {
  const near = new Set<string>([paths.home])
  for (let click = 1; click <= 3; click += 1)
    for (const path of [...near]) for (const target of linked.get(path) ?? []) near.add(target)

  const listed = pages.filter(({ document }) =>
    document.querySelector('meta[name="robots"][content="index,follow"]'),
  )

  expect(listed.length).toBeGreaterThan(240)
  expect(listed.map(({ path }) => path).filter((path) => !near.has(path))).toEqual([])
})

test('every page below the home page shows the way down to it, each step a link to a page above', () => {
  const below = pages.filter(({ path }) => path !== paths.home && path !== notFoundPath)

  const faults = faultsOf(below, ({ path, main }) => {
    const trails = main.querySelectorAll('nav[aria-label="Breadcrumb"]')
    const steps = trails[0] ? linksOf(trails[0]) : []
    const current = textOf(trails[0]?.querySelector('[aria-current="page"]') ?? main)
    return (
      trails.length === 1 &&
      steps[0]?.join() === 'Home,/' &&
      steps.every(([, to]) => linked.has(to) && to !== path) &&
      current.length > 0 &&
      current !== textOf(main)
    )
  })

  expect(faults).toEqual([])
})

test('the breadcrumbs of a service in a city lead through the city', () => {
  const faults = faultsOf(cityServicePages, ({ path, main }) => {
    const trail = main.querySelector('nav[aria-label="Breadcrumb"]')
    const [, , city] = path.split('/')
    const steps = trail ? linksOf(trail).map(([, to]) => to) : []
    return steps.join() === ['/', '/service-areas', `/service-areas/${city}`].join()
  })

  expect(faults).toEqual([])
})

test('the same job is one click away in the next city, and in the city before', () => {
  const faults = cityServicePages.flatMap(({ path }) => {
    const [, , city = '', service = ''] = path.split('/')
    const stop = cities.findIndex(({ slug }) => slug === city)
    return [cities[stop + 1], cities[stop - 1]]
      .flatMap((city) => (city ? [paths.cityService(city.slug, service)] : []))
      .filter((wanted) => !linkedFromMain.get(path)?.has(wanted))
      .map((wanted) => `${path} -> ${wanted}`)
  })

  expect(faults).toEqual([])
})

test('related services of a city link each other, both ways', () => {
  const faults = cityServicePages.flatMap(({ path, main }) =>
    related(main)
      .filter((other) => isDetailed(other) && !linkedFromMain.get(other)?.has(path))
      .map((other) => `${other} does not link back to ${path}`),
  )

  expect(faults).toEqual([])
})

test('a service of the whole region and its detailed services link each other, both ways', () => {
  const inDirectory = cityServicePages.filter(({ path }) =>
    path.startsWith(paths.cityService(directoryCity, '')),
  )
  const faults = [...directServicePages, ...inDirectory].flatMap(({ path }) =>
    [...(linkedFromMain.get(path) ?? [])]
      .filter((other) => isDetailed(path) !== isDetailed(other) && other.startsWith('/services/'))
      .filter((other) => !linkedFromMain.get(other)?.has(path))
      .map((other) => `${other} does not link back to ${path}`),
  )

  expect(directServicePages.every(({ main }) => related(main, 'One job at a time').length > 1)).toBe(true)
  expect(faults).toEqual([])
})

function targetsOf(element: BuiltPage['main']): Set<string> {
  return new Set(linksOf(element).map(([, to]) => to.split('#')[0] ?? ''))
}

const related = (main: BuiltPage['main'], title = 'Often done in the same visit') =>
  linksOf(sectionTitled(main, title)).map(([, to]) => to)

const isDetailed = (path: string) => /^\/services\/.+\/./.test(path)
