import compression from 'compression'
import express, { type RequestHandler, type Router } from 'express'
import type { AppDependencies } from '../../app.ts'
import { deskSessions } from '../../desk/deskSessions.ts'
import { createSignInMail } from '../../desk/signIn.ts'
import { answerErrors, Refusal, type sendText } from '../../errors.ts'
import { sendableKinds } from '../../quotes/outbox/outboxQueue.ts'
import { isAdmitted } from '../../store/access.ts'
import { afterPhotoRoutes } from '../photos.ts'
import { isOwnOrigin } from '../quotes.ts'
import { businessRoutes } from './business.ts'
import { calendarRoutes } from './calendar.ts'
import { deskQuoteRoutes } from './quotes.ts'
import { sessionRoutes, signInRoutes } from './signIn.ts'

/** /api/desk: the owner's side, in JSON but for photos. Everything but signing in needs a session. */
export function deskRoutes(dependencies: AppDependencies): Router {
  const { config, store, wakeOutbox, log } = dependencies
  const { siteUrl, mail, deskEmails, privateAddresses } = config
  const router = express.Router()
  const readJson = [requireJson, express.json({ limit: '64kb' })]

  router.use(setDeskHeaders)
  // Compression is safe: no other page can request these responses and learn from their size.
  router.use(compression())
  router.use(refuseOtherSites(siteUrl))
  router.use(deskSessions(store.access, config, log))
  router.use(['/link', '/sign-in'], readJson)
  router.use(signInRoutes(store, deskEmails, mail && createSignInMail(mail, siteUrl, log), log))
  router.use(requirePerson(deskEmails))
  router.use(afterPhotoRoutes(dependencies))
  router.use(readJson)
  router.use(sessionRoutes(store, privateAddresses, log))
  router.use(calendarRoutes(store, siteUrl))
  router.use(deskQuoteRoutes(store, sendableKinds(config), wakeOutbox))
  router.use(businessRoutes(store))
  router.use(() => {
    throw new Refusal(404, 'There is nothing at this URL.')
  })
  router.use(answerErrors(log, sendJson, sentences))

  return router
}

/** Replaces the messages of Express's own errors, for the people at the desk. */
const sentences = {
  400: 'This could not be read.',
  413: 'This is too long.',
  500: 'Something went wrong. Please try again.',
}

const sendJson: typeof sendText = (_req, res, { text, faults }) =>
  void res.json({ message: text, ...(faults.length > 0 && { faults }) })

const setDeskHeaders: RequestHandler = (_req, res, next) => {
  res.set({
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    // No other site may load a response, not even as a picture.
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  next()
}

/** A body must be JSON, which no form of another site can send. */
const requireJson: RequestHandler = (req, _res, next) => {
  // Of a request without a body, Express may find one of no bytes.
  if (req.get('Content-Length') !== '0' && req.is('application/json') === false)
    throw new Refusal(415, 'This must be sent as JSON.')
  next()
}

/** Checks the origin that browsers send: changes from this origin only, and no reading from other sites. */
const refuseOtherSites =
  (siteUrl: string): RequestHandler =>
  (req, _res, next) => {
    const isReading = req.method === 'GET' || req.method === 'HEAD'
    const [fetchSite, origin] = [req.get('Sec-Fetch-Site'), req.get('Origin')]
    const isOwn = origin === undefined ? isReading : isOwnOrigin(req, origin, siteUrl)
    // "none": the person typed the URL.
    const isFromDesk = fetchSite === 'same-origin' || (fetchSite === 'none' && isReading)
    if (fetchSite === undefined ? !isOwn : !isFromDesk)
      throw new Refusal(403, 'This can only be done from the desk itself.')
    next()
  }

/**
 * Refuses a request without a session, and a person who is no longer in DESK_EMAILS. Sets no cookie: a late refusal would overwrite
 * the cookie of a newer sign-in.
 */
const requirePerson =
  (deskEmails: readonly string[]): RequestHandler =>
  (req, res, next) => {
    const { person } = req.session
    if (person === undefined || !isAdmitted(person, deskEmails)) {
      // express-session sets no cookie for a request without a session.
      Reflect.deleteProperty(req, 'session')
      throw new Refusal(401, 'Please sign in.')
    }
    res.locals.person = person
    next()
  }
