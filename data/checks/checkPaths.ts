import { deskRoots } from '../desk/deskPaths.ts'
import { paths } from '../paths.ts'
import { slugOf } from '../records.ts'
import { canonicalPath } from '../redirects.ts'
import type { Content } from './content.ts'

const ownPaths: readonly string[] = Object.values(paths).filter((path) => typeof path === 'string')

/** Paths of one segment that another page or the server has. */
const taken = new Set([...ownPaths, deskRoots.screens, '/healthz', '/api', '/assets'])
// These are extra pages.
for (const path of [paths.privacy, paths.accessibility, paths.thankYou]) taken.delete(path)

export const pathFaults = (rows: readonly { path: string }[]): string[] =>
  rows.flatMap(({ path }, index) => {
    if (taken.has(path))
      return [`has the path "${path}", which another page or the server uses. Choose another path.`]
    const first = rows.findIndex((row) => row.path === path)
    return first < index ? [`has the path "${path}" in two rows. Change one.`] : []
  })

/** Records with a file name that is no valid slug. */
export const slugFaults = (records: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(records)
    .filter((file) => !/\/[a-z0-9-]+\.ts$/.test(file))
    .map(
      (file) =>
        `${file} has a file name that is no valid slug. Use lower-case letters without accents, digits and hyphens.`,
    )

/** Cities with the slug of a direct service: /services/<slug> would be a redirect and a page. */
export const sharedSlugFaults = (cities: ReadonlySet<string>, direct: ReadonlySet<string>): string[] =>
  [...cities]
    .filter((slug) => direct.has(slug))
    .map(
      (slug) =>
        `/data/places/cities/records/${slug}.ts has the name of a direct service, and ${paths.directService(slug)} is the page of that service. Rename one.`,
    )

/** Redirects of a path that a page has or that the server never looks up, and redirects to no page. */
export function redirectFaults(content: Content): string[] {
  const pages = pagePaths(content)
  return Object.entries(content.redirects)
    .flatMap(([from, to]) => [
      ...unmatchedFaults(from),
      ...(pages.has(from) ? [`redirects ${from}, which is a page. Remove one of them.`] : []),
      ...(pages.has(to.replace(/#.*/, ''))
        ? []
        : [`leads ${from} to ${to}, and there is no such page. Choose another target.`]),
    ])
    .map((fault) => `/data/redirects.ts ${fault}`)
}

function pagePaths({ cities, cityServices, directServices, extraPages }: Content): ReadonlySet<string> {
  const services = Object.keys(cityServices).map(slugOf)
  return new Set([
    // Without sections and the API.
    ...ownPaths.filter((path) => /^\/[^/#]*$/.test(path)),
    ...Object.keys(directServices).map((file) => paths.directService(slugOf(file))),
    ...Object.keys(cities)
      .map(slugOf)
      .flatMap((city) => [paths.city(city), ...services.map((service) => paths.cityService(city, service))]),
    ...extraPages.map(({ path }) => path),
  ])
}

function unmatchedFaults(from: string): string[] {
  const [path = ''] = from.split(/[?#]/)
  const canonical = canonicalPath(path)
  if (canonical === from) return []
  const advice = canonical?.startsWith('/') ? `Write ${canonical}.` : 'Write a path.'
  return [
    `redirects ${from}, and requests are looked up in lower case, decoded and without a query. ${advice}`,
  ]
}
