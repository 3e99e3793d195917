import type { Request, RequestHandler } from 'express'
import session from 'express-session'
import { deskRoots } from '#data/desk/deskPaths.ts'
import type { ServerConfig } from '../../config.ts'
import { Refusal } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { isLocalhost } from '../../securityHeaders.ts'
import type { AccessStore } from '../../store/access.ts'
import { DeskSessionStore } from './sessionStore.ts'

/** Lifetime of an unused session, in milliseconds. */
const lifetime = 30 * 24 * 60 * 60_000

/** The sessions of express-session, for the desk alone. A browser that has not asked for a link gets no cookie. */
export function deskSessions(
  store: AccessStore,
  config: OriginConfig,
  log: Pick<Log, 'error'>,
): RequestHandler {
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
    if (!needsHttps(req, config)) return http(req, res, next)
    // The browser would drop the cookie, and the sign-in page would come back without a word.
    if (req.get('Origin')?.startsWith('http:'))
      throw new Refusal(
        403,
        `Signing in needs https. Please open ${config.siteUrl}${deskRoots.screens}, or use a browser on the server’s own machine.`,
      )
    // express-session sends a Secure cookie only where it knows of https.
    Object.defineProperty(req, 'secure', { value: true })
    https(req, res, next)
  }
}

type OriginConfig = Pick<ServerConfig, 'siteUrl' | 'trustProxy'>

/**
 * Whether the cookie is for https alone. Besides X-Forwarded-Proto, which a proxy may not send, SITE_URL decides, except in a browser
 * on this machine. Behind a proxy any request may name this machine as its host.
 */
const needsHttps = (req: Request, { siteUrl, trustProxy }: OriginConfig): boolean =>
  req.secure || (siteUrl.startsWith('https:') && (trustProxy !== false || !isLocalhost(req.host)))

/** Calls one of the session's methods: "regenerate" gives it another id, "destroy" ends it. */
export const callSession = (req: Request, method: 'regenerate' | 'save' | 'destroy'): Promise<void> =>
  new Promise((resolve, reject) => {
    req.session[method]((error: unknown) => (error ? reject(error) : resolve()))
  })
