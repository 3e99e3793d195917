import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express'
import { paths } from '#data/paths.ts'
import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import { describeFaults, parseQuoteRequest } from '#data/quote/quoteRequest.ts'
import { QuoteNotStored, Refusal, UnacceptableQuote } from '../errors.ts'
import type { Log } from '../log.ts'
import { cutOffEndlessBodies } from '../quotes/intake/endlessBodies.ts'
import { answerForm, isForm, type NotSentPage } from '../quotes/intake/formAnswers.ts'
import { describeArrival } from '../quotes/intake/quoteArrival.ts'
import type { QuoteLimit } from '../quotes/intake/quoteLimit.ts'
import type { OutboxKind } from '../quotes/store/outbox.ts'
import type { QuoteStore } from '../quotes/store/quoteStore.ts'

export type QuoteDependencies = {
  store: Pick<QuoteStore, 'add'>
  log: Log
  /** Forms on pages of another origin are refused. */
  siteUrl: string
  /** Limits the quotes of a client. Runs after validation: invalid requests are not counted. */
  limit: QuoteLimit
  messagesFor: (request: QuoteRequest, spam: boolean) => readonly OutboxKind[]
  /** Wakes the outbox. The response does not wait for a message: the outbox retries it, not the visitor. */
  wakeOutbox: () => void
  notSentPage: NotSentPage
}

const jsonLimit = '32kb'
/** URL encoding makes up to twelve bytes of a character: a form with all fields at their limits fits. */
const formLimit = '128kb'

/** POST /api/quotes: JSON from the form's script, or a plain form from a browser without JavaScript. */
export function quoteRoutes(dependencies: QuoteDependencies): Router {
  const { store, log, siteUrl, limit, messagesFor, wakeOutbox, notSentPage } = dependencies
  const router = express.Router()

  async function keep(req: Request, res: Response<unknown, ValidQuote>) {
    const { request } = res.locals
    const arrival = describeArrival(req, siteUrl)
    const messages = messagesFor(request, arrival.spam)
    const quote = await store.add(request, arrival, messages).catch(async (error: unknown) => {
      if (error instanceof Refusal) throw error
      // When this fails too, the request stays counted for ten minutes.
      await limit.giveBack(req, res).catch(() => {})
      throw new QuoteNotStored(error)
    })
    log.info(`Quote ${quote.id} is stored.`)
    wakeOutbox()
    if (isForm(req)) return res.redirect(303, paths.thankYou)
    res.status(201).json({ message: 'Quote request submitted successfully!', id: quote.id })
  }

  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store')
    next()
  })
  router.post(
    '/',
    refuseOtherTypes,
    cutOffEndlessBodies(notSentPage),
    express.json({ limit: jsonLimit }),
    express.urlencoded({ limit: formLimit }),
    // After the parsers: the response to a refused form holds the typed text.
    refuseForeignOrigins(siteUrl),
    refuseFaultyQuotes,
    limit.count,
    keep,
  )
  router.all('/', (_req, res) => {
    res.set('Allow', 'POST').status(405).type('text').send('Quote requests are sent here with POST.')
  })
  router.use(answerForm(log, notSentPage))

  return router
}

const refuseOtherTypes: RequestHandler = (req, _res, next) => {
  if (!req.is(['application/json', 'application/x-www-form-urlencoded']))
    throw new Refusal(415, 'The request must be sent as JSON or as a form.')
  next()
}

/** Browsers send the origin of the page, or "null" for a hidden one; other programs send none. */
function refuseForeignOrigins(siteUrl: string): RequestHandler {
  return (req, _res, next) => {
    const origin = req.get('Origin')
    const isOurs =
      origin === undefined ||
      origin === siteUrl ||
      (URL.canParse(origin) && new URL(origin).host === req.host)
    if (!isOurs) throw new Refusal(403, 'This form can only be sent from our own website.')
    next()
  }
}

/** What `res.locals` holds after validation. */
type ValidQuote = { request: QuoteRequest }

/** @throws UnacceptableQuote naming every validation fault */
function refuseFaultyQuotes(req: Request, res: Response<unknown, ValidQuote>, next: NextFunction) {
  const { request, faults } = parseQuoteRequest(req.body, new Date())
  if (faults)
    throw new UnacceptableQuote(
      describeFaults(faults),
      faults.map(({ text }) => text),
    )
  res.locals.request = request
  next()
}
