import { createHash, randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import ipaddr from 'ipaddr.js'
import { paths } from '#data/paths.ts'
import { contact } from '#data/quote/contact.ts'
import { maxPhotos } from '#data/quote/photoLimits.ts'
import { type ClosedDays, closedWeekly, isoDay } from '#data/quote/preferredDay.ts'
import { honeypotField, type QuoteRequest } from '#data/quote/quoteFields.ts'
import { describeFaults, parseQuoteRequest } from '#data/quote/quoteRequest.ts'
import { parseVisitSource } from '#data/quote/visitSource.ts'
import type { AppDependencies } from '../app.ts'
import { cutOffEndlessBodies } from '../bodyLimits.ts'
import { allow, answerErrors, callUs, quoteNotStored, Refusal, unacceptable } from '../errors.ts'
import {
  isForm,
  isPhotoForm,
  pageOfSite,
  photoThanksQuery,
  sendBack,
  wantsJson,
} from '../quotes/formAnswers.ts'
import { wantedMessages } from '../quotes/outbox/outboxQueue.ts'
import { photoUpload } from '../quotes/photos/keepPhoto.ts'
import { keepFormPhotos } from '../quotes/photos/photoForm.ts'
import type { LimitStore } from '../store/openStore.ts'
import type { Quote } from '../store/quoteRows.ts'
import type { QuoteArrival } from '../store/quotes.ts'

const jsonLimit = '32kb'
/** URL encoding makes up to twelve bytes of a character: a form with all fields at their limits fits. */
const formLimit = '128kb'

const message = contact.toasts.sent.text

/** POST /api/quotes: JSON from the form's script, or a plain form, with or without photos, from a browser without it. */
export function quoteRoutes(dependencies: AppDependencies): Router {
  const { config, store, log, wakeOutbox, notSentPage } = dependencies
  const { siteUrl } = config
  // After validation: invalid requests and repeats are not counted.
  const limit = config.rateLimit ? limitQuotes(store.limits) : undefined
  const router = express.Router()

  async function keepFields(req: Request, res: Response, photosAnnounced: number): Promise<Quote> {
    refuseForeignOrigin(req, siteUrl)
    const arrival = { ...describeArrival(req, siteUrl), photosAnnounced }
    const refuse = (error: unknown) => {
      throw error instanceof Refusal ? error : quoteNotStored(error)
    }
    const days = req.body.day
      ? await store.calendar.closedDays(isoDay(Date.now() - oneDay)).catch(refuse)
      : []
    const { request, isRepeat } = await readRequest(req.body, { ...closedWeekly, days }, (earlier) =>
      store.quotes.isStored(earlier, arrival).catch(refuse),
    )
    const messages = wantedMessages(config, request, arrival.spam)
    const add = () => store.quotes.add(request, arrival, messages).catch(refuse)
    const quote = await (isRepeat || !limit ? add() : limit(req, res, arrival.idempotencyKey, add))
    log.info(`Quote ${quote.id} is stored.`)
    wakeOutbox()
    return quote
  }

  async function keep(req: Request, res: Response) {
    if (isForm(req)) {
      await keepFields(req, res, 0)
      return res.redirect(303, paths.thankYou)
    }
    const quote = await keepFields(req, res, announcedPhotos(req.body))
    // The quote is stored already. Without the key, only the URL for photos is missing.
    const secret = await store.photos.photoSecret().catch((error: unknown) => log.error(error))
    const answer = { message, id: quote.id }
    res.status(201).json(secret ? { ...answer, photos: photoUpload(quote, secret) } : answer)
  }

  const keepWithPhotos: RequestHandler = async (req, res, next) => {
    if (!isPhotoForm(req)) return next()
    const onFields = (hasPhotos: boolean) => keepFields(req, res, hasPhotos ? maxPhotos : 0)
    const photos = await keepFormPhotos(req, res, onFields, dependencies, clientOf(req))
    const { quote, kept, notKept, unsaved } = photos
    wakeOutbox()
    if (wantsJson(req)) return void res.status(201).json({ message, id: quote.id, photos: kept, notKept })
    const query = photoThanksQuery({ kept, leftOut: notKept.length - unsaved, unsaved })
    res.redirect(303, kept + notKept.length > 0 ? `${paths.thankYou}?${query}` : paths.thankYou)
  }

  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store')
    next()
  })
  router.post(
    '/',
    refuseOtherTypes,
    keepWithPhotos,
    cutOffEndlessBodies,
    express.json({ limit: jsonLimit }),
    express.urlencoded({ limit: formLimit }),
    keep,
  )
  router.all('/', allow('POST'))
  router.use(answerErrors(log, sendBack(notSentPage, siteUrl)))

  return router
}

const refuseOtherTypes: RequestHandler = (req, _res, next) => {
  if (!req.is(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']))
    throw new Refusal(415, 'The request must be sent as JSON or as a form.')
  next()
}

/** Number of photos that the form's script announces ("photos" beside the fields); any other value counts as 0. */
function announcedPhotos(body: Readonly<Record<string, unknown>>): number {
  const count = Number.isInteger(body.photos) ? Number(body.photos) : 0
  return Math.min(Math.max(count, 0), maxPhotos)
}

const oneDay = 24 * 60 * 60_000
const closedNever: ClosedDays = { weekdays: [], days: [] }

/** A repeat of a stored request is valid, although its day may be too early or closed by now. @throws Refusal naming every fault */
async function readRequest(
  body: unknown,
  closed: ClosedDays,
  isStored: (request: QuoteRequest) => Promise<boolean>,
): Promise<{ request: QuoteRequest; isRepeat: boolean }> {
  const now = Date.now()
  const { request, faults } = parseQuoteRequest(body, new Date(now), closed)
  if (!faults) return { request, isRepeat: await isStored(request) }
  const earlier = parseQuoteRequest(body, new Date(now - oneDay), closedNever).request
  if (earlier && (await isStored(earlier))) return { request: earlier, isRepeat: true }
  throw unacceptable(faults, describeFaults(faults))
}

function describeArrival(req: Request, siteUrl: string): QuoteArrival {
  const trap: unknown = req.body[honeypotField] ?? ''
  return {
    page: pageOfSite(req, siteUrl),
    spam: typeof trap !== 'string' || trap.trim() !== '',
    source: parseVisitSource(req.body.source, [req.host, new URL(siteUrl).host]),
    ...quoteKeys(req),
  }
}

const maxKeyLength = 200
/** Minimum time in which the same form from the same client is the same quote, in milliseconds. */
const period = 10 * 60_000
/** Longest time that a hash of an IP address is kept, in milliseconds; the privacy page names half an hour. */
export const formKeyTime = 2 * period

/**
 * The keys that all repeats of a request share: a client's own, with a prefix, or of a plain form its content for ten minutes, so that a
 * double click stores one quote. None for JSON without a key: its repeats cannot be recognized.
 */
function quoteKeys(req: Request): Pick<QuoteArrival, 'idempotencyKey' | 'earlierKey'> {
  const key = readKey(req)
  if (key !== '') return { idempotencyKey: `key ${key}` }
  if (!isForm(req)) return { idempotencyKey: undefined }
  const token = `form ${digest(req)}`
  const now = Math.floor(Date.now() / period)
  return { idempotencyKey: `${token} ${now}`, earlierKey: `${token} ${now - 1}` }
}

/** A client's Idempotency-Key; empty without one. */
export function readKey(req: Request): string {
  const key = req.get('Idempotency-Key') ?? ''
  if (key.length > maxKeyLength)
    throw new Refusal(400, `The Idempotency-Key can have at most ${maxKeyLength} characters.`)
  return key
}

/** Hashes the form without its empty fields: the hydrated form omits folded fields, and the plain form sends them empty. */
function digest({ ip, body }: Request): string {
  const filled = Object.entries(body ?? {}).filter(([, value]) => value !== '')
  return createHash('sha256')
    .update(JSON.stringify([ip, filled]))
    .digest('base64url')
}

/** Refuses a page of another web site. Browsers send its origin, or "null" for a hidden one; other programs send none. */
export function refuseForeignOrigin(req: Request, siteUrl: string): void {
  const origin = req.get('Origin')
  if (origin !== undefined && !isOwnOrigin(req, origin, siteUrl))
    throw new Refusal(403, 'This form can only be sent from our own website.')
}

export const isOwnOrigin = (req: Request, origin: string, siteUrl: string): boolean =>
  origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === req.host)

const limit = { keyPrefix: 'quotes', points: 10, duration: 10 * 60 }
const tooMany = `You have sent several requests in a short time. Please try again in a few minutes. Or ${callUs}`
/** An IPv6 provider gives one customer all IP addresses that share these bytes, a /56 subnet. */
const subnetBytes = 7

/** Ten quotes a client in ten minutes. Not counted: one that could not be stored, and repeats under way at once. */
function limitQuotes(limits: LimitStore) {
  const { take, giveBack } = limits.create(limit)
  type Counted = { wait: ReturnType<typeof take>; requests: number; isStored: boolean }
  const underWay = new Map<string, Counted>()

  return async (req: Request, res: Response, repeatKey: string | undefined, store: () => Promise<Quote>) => {
    const client = clientOf(req)
    const key = `${client} ${repeatKey ?? randomUUID()}`
    const counted = underWay.get(key) ?? { wait: take(client), requests: 0, isStored: false }
    underWay.set(key, counted)
    counted.requests += 1
    try {
      const wait = await counted.wait.catch((error: unknown) => Promise.reject(quoteNotStored(error)))
      if (wait !== undefined) {
        counted.isStored = true
        res.set('Retry-After', String(Math.max(1, Math.ceil(wait / 1000))))
        throw new Refusal(429, tooMany)
      }
      const quote = await store()
      counted.isStored = true
      return quote
    } finally {
      counted.requests -= 1
      if (counted.requests === 0) {
        underWay.delete(key)
        // When this fails too, the request stays counted for ten minutes.
        if (!counted.isStored) await giveBack(client).catch(() => {})
      }
    }
  }
}

export function clientOf({ ip = '' }: Request): string {
  if (isIP(ip) !== 6) return ip
  // An IPv4 address arrives as ::ffff:192.0.2.1 on a socket for both.
  const parsed = ipaddr.process(ip)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${Buffer.from(parsed.toByteArray().slice(0, subnetBytes)).toString('hex')}/56`
}
