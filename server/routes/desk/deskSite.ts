import express, { type RequestHandler, type Router } from 'express'
import helmet from 'helmet'
import { deskRoots, firstAsked } from '#data/desk/deskPaths.ts'
import { canonicalPath } from '#data/redirects.ts'
import { refuseFile, refuseMethod } from '../../errors.ts'
import { ownDirectives } from '../../securityHeaders.ts'
import { listFiles, readSiteFile, sendFile, splitQuery, withQuery } from '../site.ts'

/** The Content-Security-Policy of the desk: unlike visitors' pages, it allows neither the reviews portal nor any frame. */
const policy = helmet.contentSecurityPolicy({ useDefaults: false, directives: ownDirectives })

/** Data of the list, preloaded while the code of the list loads. */
const preloads = firstAsked.map((url) => `<${url}>; rel=preload; as=fetch; crossorigin=use-credentials`)

/** Headers of everything below /desk. */
const setDeskPageHeaders: RequestHandler = (_req, res, next) => {
  res.set({
    'X-Robots-Tag': 'noindex',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Links to other sites must not reveal the desk's URLs.
    'Referrer-Policy': 'same-origin',
  })
  next()
}

/**
 * Serves the built desk from memory: its files, and index.html at every other path.
 *
 * @param folder of the build; mounted at /desk
 */
export async function loadDeskSite(folder: string): Promise<Router> {
  const names = await listFiles(folder)
  const read = (name: string) => readSiteFile(folder, name, names)
  const own = [...names].filter((name) => !/\.(br|gz|html)$/.test(name))
  const files = new Map(own.map((name) => [`/${name}`, read(name)]))
  const page = { ...read('index.html'), cacheControl: 'no-store' }
  const router = express.Router({ strict: true })

  router.use(setDeskPageHeaders)
  router.use((req, _res, next) => {
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
