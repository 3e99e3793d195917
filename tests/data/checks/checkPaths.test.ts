import { expect, test } from 'vitest'
import type { Content } from '#data/checks/allContent.ts'
import { contentFaults } from '#data/checks/checkContent.ts'
import { required } from '#tests/support/content/required.ts'
import { casesOf, content, type FaultTable, files, slugOf, today } from './faultTable.ts'

const extraPages = '/data/pages/extraPages.ts'
const service = slugOf(files.directService)
const rows = content.pages[extraPages]
const unfitName =
  'has a file name that is no valid slug. Use lower-case letters without accents, digits and hyphens.'

const faults: FaultTable = {
  [extraPages]: {
    ...Object.fromEntries(
      ['/about-us', '/healthz', '/desk', '/quote-sent'].map((path) => [
        `has the path "${path}", which another page or the server uses. Choose another path.`,
        withExtraPages(path),
      ]),
    ),
    ...Object.fromEntries(
      ['/terms/of-use', '/Terms', '/terms/', 'terms'].map((path) => [
        `has the path "${path}": write a slash and one lower-case segment.`,
        withExtraPages(path),
      ]),
    ),
    'has the path "/terms" in two rows. Change one.': withExtraPages('/terms', '/terms'),
    'has no row with the path "/accessibility", and pages link to it. Add one.': {
      pages: { ...content.pages, [extraPages]: rows.filter(({ path }) => path !== '/accessibility') },
    },
  },
  '/data/redirects.ts': {
    'redirects /about-us, which is a page. Remove one of them.': withRedirect('/about-us', '/'),
    [`redirects /services/${service}, which is a page. Remove one of them.`]: withRedirect(
      `/services/${service}`,
      '/#services',
    ),
    'leads /old to /old, and there is no such page. Choose another target.': withRedirect('/old', '/old'),
    'leads /old to /services/tubs#top, and there is no such page. Choose another target.': withRedirect(
      '/old',
      '/services/tubs#top',
    ),
    'redirects /Old/, and requests are looked up in lower case, decoded and without a query. Write /old.':
      withRedirect('/Old/', '/'),
    'redirects /page.php?id=2, and requests are looked up in lower case, decoded and without a query. Write /page.php.':
      withRedirect('/page.php?id=2', '/'),
    'redirects /100%, and requests are looked up in lower case, decoded and without a query. Write a path.':
      withRedirect('/100%', '/'),
  },
  ...Object.fromEntries(
    ['Port Perry', 'montréal', 'port_perry'].map((name) => [
      `/data/cities/records/${name}.ts`,
      { [unfitName]: withNewCity(name) },
    ]),
  ),
  [`/data/cities/records/${service}.ts`]: {
    [`has the name of a direct service, and /services/${service} is the page of that service. Rename one.`]:
      withNewCity(service),
  },
}

test.each(casesOf(faults))('a fault says what to do: $fault', ({ fault, changed }) => {
  expect(contentFaults({ ...content, ...changed }, today)).toEqual([fault])
})

test('redirects to a section, to a city and to its service are fine', () => {
  const city = slugOf(files.city)
  const redirects = {
    '/old': '/#services',
    '/old-city': `/service-areas/${city}`,
    '/old-service': `/services/${city}/${slugOf(files.cityService)}`,
    '/old-page': required(rows[0]).path,
  }

  expect(contentFaults({ ...content, redirects }, today)).toEqual([])
})

test('links and redirects to reviews that home lacks are named', () => {
  const home = { label: 'Home', href: '/' }
  const reviews = { label: 'What people say', href: '/#reviews' }
  const changed = { hasReviews: false, navigation: [home, reviews], redirects: { '/old': '/#reviews' } }

  expect(contentFaults({ ...content, ...changed }, today)).toEqual([
    '/data/company/navigation.ts leads to the reviews with "What people say", and home has no reviews. Remove it, or give home its reviews.',
    '/data/redirects.ts leads to the reviews from /old, and home has no reviews. Remove it, or give home its reviews.',
  ])
})

test('reviews without a reviews site are named', () => {
  expect(contentFaults({ ...content, hasReviewsSite: false }, today)).toEqual([
    expect.stringContaining('/data/company/site.ts has no reviewsSite'),
  ])
})

function withRedirect(from: string, to: string): Pick<Content, 'redirects'> {
  return { redirects: { ...content.redirects, [from]: to } }
}

function withExtraPages(...paths: string[]): Pick<Content, 'pages'> {
  return { pages: { ...content.pages, [extraPages]: [...rows, ...paths.map((path) => ({ path }))] } }
}

function withNewCity(slug: string): Pick<Content, 'cities'> {
  const city = { ...required(content.cities[files.city]), order: 99 }
  return { cities: { ...content.cities, [`/data/cities/records/${slug}.ts`]: city } }
}
