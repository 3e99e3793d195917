import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import type { SecurityHeaders } from '../securityHeaders.ts'
import { type Body, chooseBody } from './acceptedEncoding.ts'
import type { BuiltSite, SiteFile } from './builtSite.ts'

type SiteAnswers = {
  has(address: string): boolean
  /** Answers with a file that is in memory; says whether it did. */
  answer(req: IncomingMessage, res: ServerResponse): boolean
  /** Answers with any file, and with the not-found page for everything else. */
  routes: RequestHandler
}

/** Answers from the built site, by hand and not by Express's methods: those take twice the time of all that is done here. */
export function siteAnswers(site: BuiltSite, headers: SecurityHeaders): SiteAnswers {
  function answer(req: IncomingMessage, res: ServerResponse): boolean {
    const file = readsOnly(req) ? site.find(pathOf(req)) : undefined
    if (!file) return false
    const body = bodyFor(req, file)
    const bytes = site.held(body)
    if (bytes) send(req, res, { status: 200, file, body, bytes })
    return bytes !== undefined
  }

  const routes: RequestHandler = async (req, res) => {
    const file = site.find(req.path)
    if (file && !readsOnly(req)) {
      res.set('Allow', 'GET, HEAD')
      return void res.status(405).type('text').send('This address can only be read.')
    }
    const shown = file ?? (isFileAddress(req.path) ? undefined : site.notFoundPage)
    if (!shown) {
      res.set('Cache-Control', 'no-store')
      return void res.status(404).type('text').send('There is no file at this address.')
    }
    const body = bodyFor(req, shown)
    const bytes = await site.read(body)
    // Those of a page, which a file may do without.
    for (const name of res.getHeaderNames()) res.removeHeader(name)
    send(req, res, { status: file ? 200 : 404, file: shown, body, bytes })
  }

  function send(req: IncomingMessage, res: ServerResponse, { status, file, body, bytes }: Answer) {
    const common = isPart(file) ? headers.ofPart : headers.ofPage(req.headers.host)
    const head = [...common, 'Cache-Control', cacheControl(file), 'ETag', body.etag]
    if (file.bodies.length > 1) head.push('Vary', 'Accept-Encoding')
    if (status === 200 && isKnown(req, body)) return void res.writeHead(304, head).end()
    if (body.encoding !== 'identity') head.push('Content-Encoding', body.encoding)
    head.push('Content-Type', file.contentType, 'Content-Length', String(bytes.length))
    res.writeHead(status, head).end(bytes)
  }

  return { has: (address) => site.find(address) !== undefined, answer, routes }
}

type Answer = { status: number; file: SiteFile; body: Body; bytes: Buffer }

const readsOnly = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD'

/** Without the query. */
function pathOf({ url = '' }: IncomingMessage): string {
  const mark = url.indexOf('?')
  return mark < 0 ? url : url.slice(0, mark)
}

const bodyFor = ({ headers }: IncomingMessage, { bodies }: SiteFile): Body =>
  chooseBody(bodies, headers['accept-encoding'])

/** Whether the client has this body already. */
const isKnown = ({ headers }: IncomingMessage, { etag }: Body): boolean =>
  headers['if-none-match']
    ?.split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === etag || known === '*') ?? false

/** "/assets/app-1a2b.js", "/logo.png": a program asked, and has no use for a page with words. */
const isFileAddress = (address: string): boolean => address.startsWith('/assets/') || /\.\w+$/.test(address)

/** Of a page; what a browser shows by itself, or might, is none. */
const isPart = ({ contentType }: SiteFile): boolean =>
  /^(text\/(javascript|css)|font\/|image\/(?!svg))/.test(contentType)

function cacheControl({ address, contentType }: SiteFile): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return contentType.startsWith('text/html') ? 'no-cache' : 'public, max-age=3600'
}
