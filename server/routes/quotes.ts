import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import { paths } from '#data/paths.ts'
import { contact } from '#data/quote/contact.ts'
import { placeholders } from '#data/quote/notSent.ts'
import { maxPhotos } from '#data/quote/photoLimits.ts'
import { describePhotoThanks, type PhotoCounts } from '#data/quote/photoThanks.ts'
import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import { describeFaults, parseQuoteRequest } from '#data/quote/quoteRequest.ts'
import { cutOffEndlessBodies } from '../bodyLimits.ts'
import { allow, answerErrors, quoteNotStored, Refusal, unacceptable } from '../errors.ts'
import type { Log } from '../log.ts'
import { isForm, isPhotoForm, type PageTemplate, sendBack, wantsJson } from '../quotes/intake/formAnswers.ts'
import { describeArrival, type QuoteLimit, refuseForeignOrigin } from '../quotes/intake/quoteArrival.ts'
import { type PhotoDependencies, photoUpload } from '../quotes/photos/keepPhoto.ts'
import { keepFormPhotos } from '../quotes/photos/photoForm.ts'
import type { OutboxKind } from '../store/outbox.ts'
import type { Quote } from '../store/quoteRows.ts'
import type { QuoteStore } from '../store/quotes.ts'

export type QuoteDependencies = {
  store: Pick<QuoteStore, 'add' | 'isStored'>
  photos: PhotoDependencies
  log: Log
  /** Forms on pages of another origin are refused. */
  siteUrl: string
  /** Limits the quotes of a client. Runs after validation: invalid requests and repeats are not counted. */
  limit: QuoteLimit
  messagesFor: (request: QuoteRequest, spam: boolean) => readonly OutboxKind[]
  wakeOutbox: () => void
  notSentPage: PageTemplate
  /** How long a client that sends photos may send nothing, or little, in milliseconds. */
  idleTimeout: number
}

const jsonLimit = '32kb'
/** URL encoding makes up to twelve bytes of a character: a form with all fields at their limits fits. */
const formLimit = '128kb'

const message = contact.toasts.sent.text

/** POST /api/quotes: JSON from the form's script, or a plain form, with or without photos, from a browser without it. */
export function quoteRoutes(dependencies: QuoteDependencies): Router {
  const { store, photos, log, siteUrl, limit, messagesFor, wakeOutbox, notSentPage, idleTimeout } =
    dependencies
  const router = express.Router()

  /** Stores the request's body, the fields of a form or of JSON. */
  async function keepFields(req: Request, res: Response, photosAnnounced: number): Promise<Quote> {
    refuseForeignOrigin(req, siteUrl)
    const arrival = { ...describeArrival(req, siteUrl), photosAnnounced }
    const refuse = (error: unknown) => {
      throw error instanceof Refusal ? error : quoteNotStored(error)
    }
    const { request, isRepeat } = await readRequest(req.body, (earlier) =>
      store.isStored(earlier, arrival).catch(refuse),
    )
    const add = () => store.add(request, arrival, messagesFor(request, arrival.spam)).catch(refuse)
    const quote = await (isRepeat ? add() : limit(req, res, add))
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
    const secret = await photos.store.photoSecret().catch((error: unknown) => log.error(error))
    const answer = { message, id: quote.id }
    res.status(201).json(secret ? { ...answer, photos: photoUpload(quote, secret) } : answer)
  }

  const keepWithPhotos: RequestHandler = async (req, res, next) => {
    if (!isPhotoForm(req)) return next()
    const onFields = (hasPhotos: boolean) => keepFields(req, res, hasPhotos ? maxPhotos : 0)
    const dependencies = { ...photos, log, idleTimeout }
    const { quote, kept, notKept, unsaved } = await keepFormPhotos(req, res, onFields, dependencies)
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

/** A repeat of a stored request is valid, although its day may be too early by now. @throws Refusal naming every fault */
async function readRequest(
  body: unknown,
  isStored: (request: QuoteRequest) => Promise<boolean>,
): Promise<{ request: QuoteRequest; isRepeat: boolean }> {
  const now = Date.now()
  const { request, faults } = parseQuoteRequest(body, new Date(now))
  if (!faults) return { request, isRepeat: await isStored(request) }
  const earlier = parseQuoteRequest(body, new Date(now - oneDay)).request
  if (earlier && (await isStored(earlier))) return { request: earlier, isRepeat: true }
  throw unacceptable(faults, describeFaults(faults))
}

/** The query of the thank-you page below. */
const photoThanksQuery = ({ kept, leftOut, unsaved }: PhotoCounts): URLSearchParams =>
  new URLSearchParams({ photos: String(kept), left: String(leftOut), unsaved: String(unsaved) })

/** GET /thank-you?photos=3&left=1&unsaved=0: the thank-you page of a form with photos, with these numbers. */
export const photoThanks =
  (page: PageTemplate): RequestHandler =>
  async ({ query }, res, next) => {
    const [kept, leftOut, unsaved] = [query.photos, query.left, query.unsaved].map(readCount)
    if (kept === undefined || leftOut === undefined || unsaved === undefined) return next()
    if (kept + leftOut + unsaved === 0) return next()
    const html = await page()
    res.set('Cache-Control', 'no-store').type('html')
    res.send(html.replace(placeholders, describePhotoThanks({ kept, leftOut, unsaved })))
  }

const readCount = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : undefined
