import { isDeepStrictEqual as same } from 'node:util'
import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { paths } from '#data/paths.ts'
import { cities } from '#data/places/cities.ts'
import { listedCityCount } from '#data/places/route.ts'
import { curbsideDiscount, dollars, minimumFee } from '#data/prices/pricing.ts'
import {
  attributesOf,
  type BuiltPage,
  builtOrigin,
  callLink,
  faultsOf,
  find,
  hrefsOf,
  linksOf,
  notFoundPath,
  readBuiltPage,
  readBuiltPages,
  textOf,
} from '#tests/support/build/builtPages.ts'
import { cityPaths, cityServicePaths, directServicePaths } from '#tests/support/build/recordedPaths.ts'

const pages = readBuiltPages()
const pagesWithPath = pages.filter(({ path }) => path !== notFoundPath)
const services = pagesWithPath.filter(({ path }) => path.startsWith('/services/'))
const business = 'HomeAndConstructionBusiness'
const served = cities.map(({ name, slug }) => ({
  '@type': 'City',
  name,
  url: builtOrigin + paths.city(slug),
}))

test('every page with a path has one JSON-LD block of schema.org, and no text can close its script element', () => {
  const faults = faultsOf(pagesWithPath, (page) => {
    const [text = '', ...others] = dataBlocks(page)
    const { '@context': context, '@graph': graph } = JSON.parse(text)
    return others.length === 0 && !text.includes('<') && context === 'https://schema.org' && graph.length > 0
  })

  expect(faults).toEqual([])
  expect(faultsOf(pages, ({ document }) => !document.querySelector('#root script[type]'))).toEqual([])
  expect(dataBlocks(readBuiltPage(notFoundPath))).toEqual([])
  // The home page alone stands for the site as a whole.
  const sites = pagesWithPath.flatMap((page) =>
    nodesOfType(page, 'WebSite').map(({ name, url }) => [page.path, name, url]),
  )
  expect(sites).toEqual([['/', site.brand, `${builtOrigin}/`]])
})

test('structured data contains no review, rating, question or address, and the opening hours of the record alone', () => {
  const forbidden =
    /^(Review|AggregateRating|Rating|FAQPage|QAPage|Question|Answer|PostalAddress|GeoCoordinates)$/
  const isForbidden = (node: DataNode) => forbidden.test(node['@type']) || 'aggregateRating' in node
  const hours = site.openingHours.length > 0 ? site.openingHours.map(({ code }) => code) : undefined
  // Only a full description of the company, which lists the areas served, has opening hours.
  const isInFull = (node: DataNode) => node['@type'] === business && 'areaServed' in node
  const hasHours = (node: DataNode) => same(node.openingHours, isInFull(node) ? hours : undefined)

  expect(faultsOf(pagesWithPath, (page) => !dataNodes(page).some(isForbidden))).toEqual([])
  expect(faultsOf(pagesWithPath, (page) => dataNodes(page).every(hasHours))).toEqual([])
})

test('every name, title and description in structured data appears on the page', () => {
  const faults = pagesWithPath.flatMap((page) => {
    const shown = [textOf(page.document), ...attributesOf(page.document, 'img', 'alt')]
      .join('\n')
      .toLowerCase()
    return dataNodes(page)
      .filter((node) => node['@type'] !== 'ImageObject')
      .flatMap((node) => [node.name, node.alternateName, node.description, node.serviceType])
      .filter((text) => typeof text === 'string' && !shown.includes(text.toLowerCase()))
      .map((text) => `${page.path}: ${text}`)
  })

  expect(faults).toEqual([])
})

test('structured data has breadcrumbs exactly where the page shows them, with the same steps', () => {
  const faults = faultsOf(pagesWithPath, (page) => {
    const trail = page.main.querySelector('nav[aria-label="Breadcrumb"]')
    return same(nodesOfType(page, 'BreadcrumbList').map(itemsOf), trail ? [shownSteps(trail, page.path)] : [])
  })

  expect(faults).toEqual([])
})

test('the company has the contacts and links of the page, all cities and the prices', () => {
  const areasOf = (page: BuiltPage) =>
    nodesOfType(page, business).flatMap(({ areaServed }) => areaServed ?? [])
  const described = pagesWithPath.filter((page) => areasOf(page).length > 0)
  // About us links to all of them.
  const profiles = hrefsOf(readBuiltPage('/about-us').main)
  const unlinked = faultsOf(pagesWithPath, (page) => {
    const targets = hrefsOf(page.document)
    const wanted = nodesOfType(page, business).flatMap(({ telephone, email }) => [
      `tel:${telephone}`,
      ...(email ? [`mailto:${email}`] : []),
    ])
    const shown = nodesOfType(page, business).flatMap(({ sameAs = [] }) => [sameAs].flat().map(String))
    return (
      wanted.every((target) => targets.includes(target)) && shown.every((link) => profiles.includes(link))
    )
  })

  expect(unlinked).toEqual([])
  expect(described.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/about-us', '/service-areas', ...cityPaths, '/junk-removal']),
  )
  expect(faultsOf(described, (page) => same(areasOf(page), served))).toEqual([])
  expect(citiesOf(readBuiltPage('/'))).toEqual(served.slice(0, listedCityCount))
  const [company] = nodesOfType(readBuiltPage('/'), business)
  expect(company).toMatchObject({
    telephone: callLink.slice('tel:'.length),
    priceRange: `From ${dollars(minimumFee)}`,
  })
})

test('a service’s page has one Service with its heading, its URL, and its city or all cities', () => {
  const faults = faultsOf([...services, readBuiltPage('/junk-removal')], (page) => {
    const [service, ...others] = nodesOfType(page, 'Service')
    const heading = textOf(find(page.main, 'h1'))
    const [area] = nodesOfType(page, 'City')
    const isOfCity = page.path.split('/').length === 4
    return (
      others.length === 0 &&
      service?.name === heading &&
      service.url === builtOrigin + page.path &&
      same(service.areaServed, isOfCity ? { '@type': 'City', name: area?.name } : served) &&
      (!isOfCity || heading.endsWith(` in ${area?.name}`))
    )
  })

  expect(services).toHaveLength(cityServicePaths.length + directServicePaths.length)
  expect(faults).toEqual([])
})

test('every price row on a page has one offer with its name, size and price, unless a discount comes off', () => {
  const faults = faultsOf([...services, readBuiltPage('/')], (page) => {
    const offers = nodesOfType(page, 'Offer')
    if (textOf(page.main).includes(`, before ${curbsideDiscount}% off`)) return offers.length === 0
    const items = page.main.querySelectorAll('li')
    const rows = items.filter((row) => row.querySelector('h3, input[type=radio]') && row.querySelector('b'))
    const isShown = (offer: DataNode, row: HTMLElement) =>
      [offer.name, offer.description, priceText(offer)].every((text) => textOf(row).includes(String(text)))
    return (
      offers.length > 2 &&
      offers.length === rows.length &&
      rows.every((row, index) => offers[index] && isShown(offers[index], row))
    )
  })

  expect(faults).toEqual([])
})

/** The cities of the page's footer, as structured data names them. */
const citiesOf = ({ document }: BuiltPage) =>
  linksOf(find(document, 'footer'))
    .filter(([, to]) => to.startsWith('/service-areas/'))
    .map(([name, to]) => ({ '@type': 'City', name, url: builtOrigin + to }))

const itemsOf = ({ itemListElement }: DataNode) =>
  (itemListElement as Record<string, unknown>[]).map(({ position, name, item }) => [position, name, item])

function shownSteps(trail: HTMLElement, path: string) {
  const current = [textOf(find(trail, '[aria-current="page"]')), path]
  return [...linksOf(trail), current].map(([label, to], index) => [index + 1, label, builtOrigin + to])
}

function priceText({ priceSpecification }: DataNode): string {
  const { price, minPrice = 0, maxPrice = 0 } = priceSpecification as Record<string, number | undefined>
  return price === undefined ? `${dollars(minPrice)} to ${dollars(maxPrice)}` : dollars(price)
}

/** An object of a page's structured data, of any type. */
type DataNode = { '@type': string; [property: string]: unknown }

const dataBlocks = ({ document }: BuiltPage): string[] =>
  document.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText)

/** All objects of the page's structured data, nested ones included. */
function dataNodes(page: BuiltPage): DataNode[] {
  return dataBlocks(page).flatMap((text) => nodesIn(JSON.parse(text)))
}

const nodesOfType = (page: BuiltPage, type: string): DataNode[] =>
  dataNodes(page).filter((node) => node['@type'] === type)

function nodesIn(value: unknown): DataNode[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesIn)
  return isNode(value) ? [value, ...inner] : inner
}

const isNode = (value: object): value is DataNode => '@type' in value && typeof value['@type'] === 'string'
