import type { Request, RequestHandler } from 'express'
import session from 'express-session'
import type { Log } from '../../log.ts'
import type { AccessStore } from './accessStore.ts'
import { DeskSessionStore } from './sessionStore.ts'

/** Lifetime of an unused session, in milliseconds. */
const lifetime = 30 * 24 * 60 * 60_000

/** The sessions of express-session, for the desk alone. A browser that has not asked for a link gets no cookie. */
export function deskSessions(store: AccessStore, siteUrl: string, log: Pick<Log, 'error'>): RequestHandler {
  let handlers: Promise<Record<'https' | 'http', RequestHandler>> | undefined

  const createHandlers = async () => {
    const secret = await store.sessionSecret()
    const create = (name: string, secure: boolean) =>
      session({
        name,
        secret,
        // A store per middleware: express-session writes its settings into the store.
        store: new DeskSessionStore(store, log),
        cookie: { secure, httpOnly: true, sameSite: 'lax', path: '/', maxAge: lifetime },
        rolling: true,
        resave: false,
        saveUninitialized: false,
      })
    return { https: create('__Host-desk', true), http: create('desk', false) }
  }

  return async (req, res, next) => {
    handlers ??= createHandlers()
    const { https, http } = await handlers.catch((error: unknown) => {
      handlers = undefined
      throw error
    })
    if (!isHttps(req, siteUrl)) return http(req, res, next)
    // express-session sends a Secure cookie only where it knows of https.
    Object.defineProperty(req, 'secure', { value: true })
    https(req, res, next)
  }
}

/** Whether the browser uses https. A proxy that ends TLS may send no X-Forwarded-Proto; then SITE_URL decides. */
const isHttps = (req: Request, siteUrl: string): boolean =>
  req.secure || (siteUrl.startsWith('https:') && req.host === new URL(siteUrl).host)

/** Calls one of the session's methods: "regenerate" gives it another id, "destroy" ends it. */
export const callSession = (req: Request, method: 'regenerate' | 'save' | 'destroy'): Promise<void> =>
  new Promise((resolve, reject) => {
    req.session[method]((error: unknown) => (error ? reject(error) : resolve()))
  })
