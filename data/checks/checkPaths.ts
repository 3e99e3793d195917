import { paths } from '../paths.ts'
import { redirects } from '../redirects.ts'

/** Paths of one segment that an extra page cannot have. */
const taken = new Set<string>([
  paths.about,
  paths.serviceAreas,
  paths.gallery,
  paths.junkRemoval,
  ...Object.keys(redirects),
  '/healthz',
  '/api',
  '/assets',
])

/** What is wrong with the paths of the extra pages. */
export const pathFaults = (rows: readonly { path: string }[]): string[] =>
  rows.flatMap(({ path }, index) => {
    if (!/^\/[a-z0-9-]+$/.test(path))
      return [`has the path "${path}": write a slash and one lower-case segment.`]
    if (taken.has(path))
      return [`has the path "${path}", which another page, a redirect or the server has. Choose another.`]
    const first = rows.findIndex((row) => row.path === path)
    return first < index ? [`has the path "${path}" in two rows. Change one.`] : []
  })

/** Redirects to direct services without a record. @param slugs those with one */
export const redirectFaults = (slugs: ReadonlySet<string>): string[] =>
  Object.entries(redirects).flatMap(([from, to]) => {
    const slug = /^\/services\/([^/#]+)$/.exec(to)?.[1]
    return slug === undefined || slugs.has(slug)
      ? []
      : [`leads ${from} to the direct service "${slug}", and there is no such record. Choose another target.`]
  })
