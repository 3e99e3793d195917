import type { RequestHandler } from 'express'
import { type Body, chooseBody } from './acceptedEncoding.ts'
import type { BuiltSite, SiteFile } from './builtSite.ts'

/** Answers from the built site: its pages and files, and its not-found page for everything else. */
export function siteRoutes(site: BuiltSite): RequestHandler {
  return async (req, res) => {
    const readsOnly = req.method === 'GET' || req.method === 'HEAD'
    const file = site.find(req.path)

    if (file && !readsOnly) {
      res.set('Allow', 'GET, HEAD')
      return void res.status(405).type('text').send('This address can only be read.')
    }
    if (file) return send(file, 200)
    if (isFileAddress(req.path) || !site.notFoundPage) {
      res.set('Cache-Control', 'no-store')
      return void res.status(404).type('text').send('There is no file at this address.')
    }
    return send(site.notFoundPage, 404)

    async function send(found: SiteFile, status: number) {
      const body: Body = chooseBody(found.bodies, req.get('Accept-Encoding'))
      const bytes = await site.read(body)
      if (found.bodies.length > 1) res.vary('Accept-Encoding')
      if (body.encoding !== 'identity') res.set('Content-Encoding', body.encoding)
      res.set('Cache-Control', cacheControl(found))
      res.set('ETag', body.etag)
      // Express completes the rest: Content-Length, 304 for a known ETag, no body for HEAD.
      res.status(status).type(found.extension).send(bytes)
    }
  }
}

/** "/assets/app-1a2b.js", "/logo.png": a program asked, and has no use for a page with words. */
const isFileAddress = (address: string): boolean => address.startsWith('/assets/') || /\.\w+$/.test(address)

function cacheControl({ address, extension }: SiteFile): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return extension === '.html' ? 'no-cache' : 'public, max-age=3600'
}
