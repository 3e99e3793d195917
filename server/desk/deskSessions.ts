import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import session, { type SessionData } from 'express-session'
import { deskRoots } from '#data/desk/deskPaths.ts'
import type { ServerConfig } from '../config.ts'
import { Refusal } from '../errors.ts'
import type { Log } from '../log.ts'
import { isLocalhost } from '../securityHeaders.ts'
import type { AccessStore } from '../store/access.ts'

const lifetime = 30 * 24 * 60 * 60_000

/** The sessions of express-session, for the desk alone. A browser that has not asked for a link gets no cookie. */
export function deskSessions(store: AccessStore, config: ServerConfig, log: Log): RequestHandler {
  let handlers: Promise<Record<'https' | 'http', RequestHandler>> | undefined

  const createHandlers = async () => {
    const secret = await store.sessionSecret()
    const create = (name: string, secure: boolean) =>
      session({
        name,
        secret,
        // A store per middleware: express-session writes its settings into the store.
        store: createSessionStore(store, log),
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

/**
 * Whether the cookie is for https alone. Besides X-Forwarded-Proto, which a proxy may not send, SITE_URL decides, except in a browser
 * on this machine. Behind a proxy any request may name this machine as its host.
 */
const needsHttps = (req: Request, { siteUrl, trustProxy }: ServerConfig): boolean =>
  req.secure || (siteUrl.startsWith('https:') && (trustProxy !== false || !isLocalhost(req.host)))

export const callSession = (req: Request, method: 'regenerate' | 'save' | 'destroy'): Promise<void> =>
  new Promise((resolve, reject) => {
    req.session[method]((error: unknown) => (error ? reject(error) : resolve()))
  })

declare module 'express-session' {
  interface SessionData {
    /** The signed-in person; missing in the session of a browser that only asked for a link. */
    person: string
    agent: string
    asked: boolean
  }
}

type Done = ((error?: unknown) => void) | undefined

const createSessionStore = (access: AccessStore, log: Log): session.Store =>
  new (class extends session.Store {
    override get(id: string, done: (error: unknown, data?: SessionData | null) => void): void {
      access
        .readSession(hashSecret(id), Date.now())
        .then((row) => done(null, row ? JSON.parse(row.data) : null), done)
    }

    override set(id: string, data: SessionData, done: Done): void {
      const { person = '', agent = '' } = data
      const row = { person, agent, data: JSON.stringify(data), expiresAt: expiryOf(data) }
      answer(access.writeSession(hashSecret(id), row, Date.now()), done)
    }

    override touch(id: string, data: SessionData, done: Done): void {
      // On a full disk the session is not extended, and the desk can still be read.
      const touched = access.touchSession(hashSecret(id), Date.now(), expiryOf(data)).catch(log.error)
      answer(touched, done)
    }

    override destroy(id: string, done: Done): void {
      answer(access.deleteSession(hashSecret(id)), done)
    }
  })()

const answer = (work: Promise<unknown>, done: Done) => void work.then(() => done?.(), done)

const expiryOf = ({ cookie }: SessionData): number => Number(cookie.expires)

/** Secrets are long and random, so that a plain hash of one says nothing about it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export const newSecret = (): string => randomBytes(32).toString('base64url')

export const codeDigits = 6

export const newCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
