import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import helmet from 'helmet'
import { deskRoots, firstAsked } from '#data/desk/deskPaths.ts'
import { speculationRulesFile } from '#data/paths.ts'
import { canonicalPath, cityRedirect, redirects } from '#data/redirects.ts'
import { refuseFile, refuseMethod } from '../errors.ts'
import { ownDirectives, pageOnlyHeaders } from '../securityHeaders.ts'

type SiteFile = ReturnType<typeof readSiteFile>

/** Files without a URL: those for static hosts, and the not-found page. */
const privateFiles = ['_redirects', '404.html']

/** Scripts, styles, fonts and pictures. Not SVG, whose scripts run when a browser opens it by itself. */
const isAsset = /\.(js|css|woff2?|avif|webp|jpe?g|png|gif|ico)$/

/**
 * Serves the built site from memory. Every file is read once, at the start: no request reaches a file outside the folder, and
 * a newer build does not remove files that the pages of this build load.
 */
export async function loadBuiltSite(folder: string) {
  const names = await listFiles(folder)
  const served = [...names].filter((name) => !/\.(br|gz)$/.test(name) && !privateFiles.includes(name))
  const files = new Map(served.map((name) => [urlPath(name), readSiteFile(folder, name, names)]))
  const notFoundPage = readSiteFile(folder, '404.html', names)

  function send(req: Request, res: Response, file: SiteFile) {
    if (file.extension === '.html') res.set('Speculation-Rules', `"/${speculationRulesFile}"`)
    sendFile(req, res, file)
  }

  const routes: RequestHandler = (req, res) => {
    const file = files.get(req.path)
    if (file && !['GET', 'HEAD'].includes(req.method)) refuseMethod()
    // The data of a page is no search result, and nor is a file of an earlier build. Pictures are.
    if (file ? file.extension === '.json' : req.path.startsWith('/assets/'))
      res.set('X-Robots-Tag', 'noindex')
    if (file) return send(req, res, file)
    res.status(404).vary('Accept')
    if (wantsPage(req)) return send(req, res, notFoundPage)
    refuseFile()
  }

  return { has: (path: string): boolean => files.has(path), routes }
}

/**
 * Sends the smallest body that the client accepts. Browsers list gzip before br without preferring it, but Express takes the order
 * for a preference. Express answers HEAD without the body, and 304 when the client has the ETag.
 */
function sendFile(req: Request, res: Response, file: SiteFile): void {
  const { extension, contentType, cacheControl, plain, compressed } = file
  const accepted = compressed.find(({ encoding }) => req.acceptsEncodings(encoding))
  const { bytes, etag } = accepted ?? plain
  if (isAsset.test(extension)) for (const name of pageOnlyHeaders) res.removeHeader(name)
  if (compressed.length > 0) res.vary('Accept-Encoding')
  if (accepted) res.set('Content-Encoding', accepted.encoding)
  res.set({ 'Cache-Control': cacheControl, ETag: etag }).type(contentType).send(bytes)
}

/** Whether a browser opens the URL: then Accept contains text/html, but not for the scripts and pictures of a page. */
const wantsPage = (req: Request): boolean =>
  Boolean(req.get('Accept')?.includes('text/html')) ||
  !(req.path.startsWith('/assets/') || /\.\w+$/.test(req.path))

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
}

/** Reads a file of a build with its compressed copies. @param names of all files of the build */
function readSiteFile(folder: string, name: string, names: ReadonlySet<string>) {
  const encodings = [
    { encoding: 'br', ending: '.br' },
    { encoding: 'gzip', ending: '.gz' },
  ] as const
  return {
    extension: extname(name),
    contentType: name === speculationRulesFile ? 'application/speculationrules+json' : extname(name),
    cacheControl: cacheControlOf(name),
    plain: readBody(join(folder, name)),
    // The smallest first.
    compressed: encodings
      .filter(({ ending }) => names.has(name + ending))
      .map(({ encoding, ending }) => ({ encoding, ...readBody(join(folder, name + ending)) })),
  }
}

/** Synchronous: nothing else runs at startup, and thousands of files are read in half the time. */
function readBody(file: string) {
  const bytes = readFileSync(file)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { bytes, etag: `"${hash}"` }
}

/** "about-us/index.html" is the page /about-us. */
function urlPath(name: string): string {
  const path = `/${name.split('/').map(encodeURIComponent).join('/')}`
  return path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) || '/' : path
}

function cacheControlOf(name: string): string {
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  return name.endsWith('.html') ? 'no-cache' : 'public, max-age=3600'
}

export type HasPath = (path: string) => boolean | Promise<boolean>

/** Redirects old, shortened and misspelt paths in one hop. The target comes from our own paths; only the query is the request's. */
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

function splitQuery(url: string): [string, string] {
  const mark = url.indexOf('?')
  return mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

function withQuery(target: string, query: string): string {
  if (query.length < 2) return target
  const [path = '', fragment] = target.split('#')
  return fragment === undefined ? path + query : `${path}${query}#${fragment}`
}

/** The Content-Security-Policy of the desk: unlike visitors' pages, it allows neither the reviews portal nor any frame. */
const policy = helmet.contentSecurityPolicy({ useDefaults: false, directives: ownDirectives })

/** Data of the list, preloaded while the code of the list loads. */
const preloads = firstAsked.map((url) => `<${url}>; rel=preload; as=fetch; crossorigin=use-credentials`)

/** Serves the built desk from memory, mounted at /desk: its files, and index.html at every other path. */
export async function loadDeskSite(folder: string): Promise<Router> {
  const names = await listFiles(folder)
  const read = (name: string) => readSiteFile(folder, name, names)
  const own = [...names].filter((name) => !/\.(br|gz|html)$/.test(name))
  const files = new Map(own.map((name) => [`/${name}`, read(name)]))
  const page = { ...read('index.html'), cacheControl: 'no-store' }
  const router = express.Router({ strict: true })

  router.use((req, res, next) => {
    res.set({
      'X-Robots-Tag': 'noindex',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // Links to other sites must not reveal the desk's URLs.
      'Referrer-Policy': 'same-origin',
    })
    if (['GET', 'HEAD'].includes(req.method)) return next()
    refuseMethod()
  })
  router.use((req, res, next) => {
    const file = files.get(req.path)
    if (!file) return next()
    // Allows the scope /desk; the default would be /desk/.
    if (req.path === '/serviceWorker.js')
      return sendFile(req, res.set('Service-Worker-Allowed', deskRoots.screens), {
        ...file,
        cacheControl: 'no-cache',
      })
    sendFile(req, res, file)
  })
  router.use('/assets', refuseFile)
  router.use((req, res, next) => {
    const [path, query] = splitQuery(req.originalUrl)
    const canonical = canonicalPath(path)
    const target = canonical === undefined ? path : encodeURI(canonical)
    if (target === path || canonical === path) return next()
    res.set('Cache-Control', 'no-store').redirect(301, withQuery(target, query))
  })
  router.use(policy, (req, res) => {
    if (req.originalUrl === deskRoots.screens) res.set('Link', preloads.join(', '))
    sendFile(req, res, page)
  })

  return router
}
