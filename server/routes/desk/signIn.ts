import express, { type Request, type Router } from 'express'
import { linkLifetime } from '#data/desk/deskPaths.ts'
import { cleanLine } from '#data/quote/quoteRequest.ts'
import { callSession, codeDigits, hashSecret } from '../../desk/deskSessions.ts'
import { askForLink, createSignInLimits, type Limited, type SignInMail, signIn } from '../../desk/signIn.ts'
import { allow, Refusal, unacceptable } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { clientOf } from '../../quotes/intake/quoteArrival.ts'
import type { AccessStore, SessionRecord } from '../../store/access.ts'
import type { LimitStore } from '../../store/openStore.ts'

type SignInDependencies = {
  access: AccessStore
  limits: LimitStore
  deskEmails: readonly string[]
  /** Undefined when no mail can be sent. */
  sendMail: SignInMail | undefined
  log: Log
}

const maxAgentLength = 200
/** Longest possible email address. */
const maxEmailLength = 254

/** POST /link mails a link; POST /sign-in uses one up, which no GET does. */
export function signInRoutes({ access, limits, deskEmails, sendMail, log }: SignInDependencies): Router {
  const signInLimits = createSignInLimits(limits)
  const router = express.Router()

  router.post('/link', async (req, res) => {
    if (!sendMail || deskEmails.length === 0)
      throw new Refusal(503, 'Links cannot be emailed here. On the server, run: npm run desk -- link')
    const email = cleanLine(textOf(req, 'email')).toLowerCase()
    if (!email.includes('@') || email.length > maxEmailLength)
      throw unacceptable([{ field: 'email', text: 'Please give an email address.' }])
    const now = Date.now()
    const browser = hashSecret(req.sessionID)
    const asked = await askForLink(
      access,
      signInLimits,
      { email, client: clientOf(req), browser, next: req.body?.next },
      now,
    )
    if ('wait' in asked) throw tooMany(asked, 'Many links were asked for. Please try again in 15 minutes.')
    rememberBrowser(req)
    // After the response: the response time must not reveal whether the email address is known.
    if (deskEmails.includes(email)) res.once('close', () => void sendMail(email, asked))
    res.status(202).json({ message: 'If this email address belongs to the desk, a link is on its way.' })
  })
  router.all('/link', allow('POST'))

  router.post('/sign-in', async (req, res) => {
    const proof = {
      link: textOf(req, 'link') || undefined,
      code: textOf(req, 'code').replace(/\D/g, '') || undefined,
      client: clientOf(req),
      browser: hashSecret(req.sessionID),
    }
    const now = Date.now()
    const signedIn = await signIn(access, signInLimits, proof, deskEmails, now)
    if (signedIn === 'needsCode')
      return void res.status(409).json({
        message: 'You asked for this link in another browser. Please type the code from the email.',
        needs: 'code',
      })
    if (signedIn === 'wrongCode')
      throw unacceptable([
        { field: 'code', text: `This is not the code. It has ${codeDigits} digits and is in the email.` },
      ])
    if (signedIn === 'expired')
      throw new Refusal(410, 'This link was used, or is too old. Please ask for another one.')
    if ('wait' in signedIn)
      throw tooMany(signedIn, 'Many codes were tried. Please open the link of the email in this browser.')
    const { person, next } = signedIn
    // Signed in again, a browser keeps its session: its alerts would end with it.
    if (req.session.person !== person) {
      await callSession(req, 'regenerate')
      Object.assign(req.session, { person, agent: (req.get('User-Agent') ?? '').slice(0, maxAgentLength) })
      await callSession(req, 'save')
      log.info(`Desk session ${hashSecret(req.sessionID).slice(0, 8)} began.`)
    }
    res.json({ person, next })
  })
  router.all('/sign-in', allow('POST'))

  return router
}

const tooMany = ({ wait }: Limited, text: string): Refusal =>
  new Refusal(429, text, { headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } })

/** Saves a session for this browser, the only one in which the link will work. */
function rememberBrowser({ session }: Request): void {
  if (session.person !== undefined) return
  session.asked = true
  session.cookie.maxAge = linkLifetime
}

const textOf = ({ body }: Request, field: string): string => {
  const value: unknown = body?.[field]
  return typeof value === 'string' ? value : ''
}

/** GET and DELETE /session: the session of this browser. GET /sessions, DELETE /sessions/:id: all sessions. */
export function sessionRoutes({ access, log }: { access: AccessStore; log: Log }): Router {
  const router = express.Router()

  router.get('/session', (_req, res) => void res.json({ person: res.locals.person }))
  router.delete('/session', async (req, res) => {
    await callSession(req, 'destroy')
    res.status(204).end()
  })
  router.all('/session', allow('GET, DELETE'))

  router.get('/sessions', async (req, res) => {
    const sessions = await access.sessions(Date.now())
    res.json({ sessions: sessions.map((session) => describeSession(session, req)) })
  })
  router.all('/sessions', allow('GET'))

  router.delete('/sessions/:id', async ({ params: { id } }, res) => {
    if (!/^[0-9a-f]{64}$/.test(id) || (await access.signOut(id)) === 0)
      throw new Refusal(404, 'There is no such session.')
    log.info(`Desk session ${id.slice(0, 8)} was ended.`)
    res.status(204).end()
  })
  router.all('/sessions/:id', allow('DELETE'))

  return router
}

/** The id in URLs is the hash of the session's id, which is no credential. */
const describeSession = ({ hash, person, agent, beganAt, seenAt }: SessionRecord, req: Request) => ({
  id: hash,
  person,
  agent,
  beganAt: new Date(beganAt).toISOString(),
  seenAt: new Date(seenAt).toISOString(),
  isThis: hash === hashSecret(req.sessionID),
})
