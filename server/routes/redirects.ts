import type { RequestHandler } from 'express'
import { cityRedirect, redirects } from '#data/redirects.ts'

/** Whether the site answers this address: a path without query, written as it is linked. */
export type HasAddress = (address: string) => boolean | Promise<boolean>

/**
 * Sends old, shortened and misspelt addresses to the one address of their page, in one hop. The target is always an
 * address of ours, found in a list: nothing that was asked for is ever copied into it but the query.
 */
export function redirectRoutes(has: HasAddress): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    const [address = '', query] = splitQuery(req.originalUrl)
    const target = await findTarget(address, has)
    if (target === undefined) return next()
    res.set('Cache-Control', 'public, max-age=3600')
    res.redirect(301, withQuery(target, query))
  }
}

async function findTarget(address: string, has: HasAddress): Promise<string | undefined> {
  const canonical = canonicalAddress(address)
  if (canonical === undefined) return undefined
  if (Object.hasOwn(redirects, canonical)) return redirects[canonical]
  if ((await has(canonical)) && !(await has(address))) return canonical
  const city = /^\/services\/([\w-]+)$/.exec(canonical)?.[1]
  if (city === undefined) return undefined
  const { from, to } = cityRedirect(city)
  return !(await has(from)) && (await has(to)) ? to : undefined
}

/**
 * The address as the site writes it: lower case, single slashes, none at the end, no index.html. Undefined when the
 * percent-encoding is broken.
 */
function canonicalAddress(address: string): string | undefined {
  try {
    const plain = decodeURIComponent(address)
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
    return plain.replace(/\/index\.html$/, '/').replace(/(.)\/$/, '$1')
  } catch {
    return undefined
  }
}

function splitQuery(url: string): [string, string] {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

function withQuery(target: string, query: string): string {
  if (query.length < 2) return target
  const [path = '', fragment] = target.split('#')
  return fragment === undefined ? path + query : `${path}${query}#${fragment}`
}
