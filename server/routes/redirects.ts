import type { RequestHandler } from 'express'
import { canonicalPath, cityRedirect, redirects } from '#data/redirects.ts'

/** Whether the site has a page or a file at this URL path. */
export type HasPath = (path: string) => boolean | Promise<boolean>

/**
 * Redirects old, shortened and misspelt paths to the canonical path of their page, in one hop. The target always comes from a
 * list of our paths; only the query is copied from the request.
 */
export function redirectRoutes(has: HasPath): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    const [path, query] = splitQuery(req.originalUrl)
    const target = await findTarget(path, has)
    if (target === undefined) return next()
    res.set('Cache-Control', 'public, max-age=3600')
    res.redirect(301, withQuery(target, query))
  }
}

async function findTarget(path: string, has: HasPath): Promise<string | undefined> {
  const canonical = canonicalPath(path)
  if (canonical === undefined) return undefined
  if (Object.hasOwn(redirects, canonical)) return redirects[canonical]
  if ((await has(canonical)) && !(await has(path))) return canonical
  const city = /^\/services\/([\w-]+)$/.exec(canonical)?.[1]
  if (city === undefined) return undefined
  const { from, to } = cityRedirect(city)
  return !(await has(from)) && (await has(to)) ? to : undefined
}

/** The path and the query, which begins with its question mark or is empty. */
export function splitQuery(url: string): [string, string] {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

/** The target with the query of the request, before its section. */
export function withQuery(target: string, query: string): string {
  if (query.length < 2) return target
  const [path = '', fragment] = target.split('#')
  return fragment === undefined ? path + query : `${path}${query}#${fragment}`
}
