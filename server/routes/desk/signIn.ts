import express, { type Request, type Router } from 'express'
import { linkLifetime } from '#data/desk/deskPaths.ts'
import { cleanLine } from '#data/quote/quoteRequest.ts'
import { callSession, hashSecret } from '../../desk/deskSessions.ts'
import { askForLink, createSignInLimits, type SignInMail, signIn } from '../../desk/signIn.ts'
import { allow, Refusal, unacceptable } from '../../errors.ts'
import type { Log } from '../../log.ts'
import { parseSubscription } from '../../quotes/outbox/alert.ts'
import type { SessionRecord } from '../../store/access.ts'
import type { Store } from '../../store/openStore.ts'
import { clientOf } from '../quotes.ts'

const maxAgentLength = 200
const maxEmailLength = 254

/** GET /link says whether links are mailed, POST mails one; POST /sign-in uses one up, which no GET does. */
export function signInRoutes(
  { access, limits }: Store,
  deskEmails: readonly string[],
  sendMail: SignInMail | undefined,
  log: Log,
): Router {
  const signInLimits = createSignInLimits(limits)
  const router = express.Router()
  const isMailed = sendMail !== undefined && deskEmails.length > 0

  router.get('/link', (_req, res) => void res.json({ isMailed }))
  router.post('/link', async (req, res) => {
    if (!isMailed)
      throw new Refusal(503, 'Links cannot be emailed here. On the server, run: npm run desk -- link')
    const email = cleanLine(textOf(req, 'email')).toLowerCase()
    if (!email.includes('@') || email.length > maxEmailLength)
      throw unacceptable([{ field: 'email', text: 'Please give an email address.' }])
    const asking = { email, client: clientOf(req), browser: hashSecret(req.sessionID), next: req.body?.next }
    const asked = await askForLink(access, signInLimits, asking, Date.now())
    rememberBrowser(req)
    // After the response: the response time must not reveal whether the email address is known.
    if (deskEmails.includes(email)) res.once('close', () => void sendMail(email, asked))
    res.status(202).json({ message: 'If this email address belongs to the desk, a link is on its way.' })
  })
  router.all('/link', allow('GET, POST'))

  router.post('/sign-in', async (req, res) => {
    const proof = {
      link: textOf(req, 'link') || undefined,
      code: textOf(req, 'code').replace(/\D/g, '') || undefined,
      client: clientOf(req),
      browser: hashSecret(req.sessionID),
    }
    const signedIn = await signIn(access, signInLimits, proof, deskEmails, Date.now())
    if (signedIn === 'needsCode')
      return void res.status(409).json({
        message: 'You asked for this link in another browser. Please type the code from the email.',
        needs: 'code',
      })
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

/** The session of this browser, all sessions, and the alerts of this browser. */
export function sessionRoutes({ access, alerts }: Store, privateAddresses: boolean, log: Log): Router {
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
    if (!/^[0-9a-f]{64}$/.test(id) || (await access.signOut(id)).length === 0)
      throw new Refusal(404, 'There is no such session.')
    log.info(`Desk session ${id.slice(0, 8)} was ended.`)
    res.status(204).end()
  })
  router.all('/sessions/:id', allow('DELETE'))

  // The key to subscribe with, and whether this session gets alerts.
  router.get('/alerts', async (req, res) => {
    const { publicKey } = await alerts.keys()
    res.json({ publicKey, ...(await alerts.stateOf(hashSecret(req.sessionID))) })
  })
  router.post('/alerts', async (req, res) => {
    const subscription = parseSubscription(req.body, privateAddresses)
    if (!subscription) throw unacceptable([{ field: 'endpoint', text: 'No alert can be sent to this URL.' }])
    if (!(await alerts.subscribe(hashSecret(req.sessionID), subscription, Date.now())))
      throw new Refusal(401, 'Please sign in.')
    res.status(204).end()
  })
  router.delete('/alerts', async (req, res) => {
    await alerts.unsubscribe(hashSecret(req.sessionID))
    res.status(204).end()
  })
  router.all('/alerts', allow('GET, POST, DELETE'))

  return router
}

/** The id in URLs is the hash of the session's id, which is no credential. */
const describeSession = ({ hash, beganAt, seenAt, ...session }: SessionRecord, req: Request) => ({
  ...session,
  id: hash,
  beganAt: new Date(beganAt).toISOString(),
  seenAt: new Date(seenAt).toISOString(),
  isThis: hash === hashSecret(req.sessionID),
})
