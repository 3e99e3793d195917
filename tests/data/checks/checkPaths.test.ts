import { expect, test } from 'vitest'
import type { Content } from '#data/checks/allContent.ts'
import { contentFaults } from '#data/checks/checkContent.ts'
import { redirectFaults } from '#data/checks/checkPaths.ts'
import { redirects } from '#data/redirects.ts'
import { required } from '#tests/support/content/required.ts'
import { casesOf, content, type FaultTable, files, slugOf, today } from './faultTable.ts'

const extraPages = '/data/pages/extraPages.ts'
const service = slugOf(files.directService)
const rows = content.pages[extraPages]
const unfitName = 'has a name that makes no path. Use lower-case letters without accents, digits and hyphens.'

const faults: FaultTable = {
  [extraPages]: {
    ...Object.fromEntries(
      ['/about-us', '/healthz', '/desk', '/quote-sent', ...Object.keys(redirects)].map((path) => [
        `has the path "${path}", which another page, a redirect or the server has. Choose another.`,
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

test('a redirect to a direct service needs its record', () => {
  const slugs = Object.values(redirects).flatMap((to) => {
    const [, folder, slug, more] = to.split(/[/#]/)
    return folder === 'services' && slug && !more ? slug : []
  })

  expect(redirectFaults(new Set()).map((fault) => /service "(.+)"/.exec(fault)?.[1])).toEqual(slugs)
  expect(redirectFaults(new Set(slugs))).toEqual([])
})

function withExtraPages(...paths: string[]): Pick<Content, 'pages'> {
  return { pages: { ...content.pages, [extraPages]: [...rows, ...paths.map((path) => ({ path }))] } }
}

function withNewCity(slug: string): Pick<Content, 'cities'> {
  const city = { ...required(content.cities[files.city]), order: 99 }
  return { cities: { ...content.cities, [`/data/cities/records/${slug}.ts`]: city } }
}
