import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import { honeypotField } from '#data/honeypotField.ts'
import { paths } from '#data/paths.ts'
import { describeFaults, parseQuoteRequest, type QuoteRequest } from '#data/quoteRequest.ts'
import { QuoteNotStored, Refusal, UnacceptableQuote } from '../errors.ts'
import type { Log } from '../log.ts'
import { quoteFormPage, type TypedFields } from '../quotes/quoteFormPage.ts'
import type { Quote, QuoteArrival, QuoteStore } from '../quotes/quoteStore.ts'

export type QuoteDependencies = {
  store: Pick<QuoteStore, 'add'>
  log: Log
  /** Forms on pages of another origin are refused. */
  siteUrl: string
}

const bodyLimit = '32kb'
const longestKey = 200
const longestPage = 500

/** POST /: as JSON from the form's script, or as a plain form from a browser without JavaScript. */
export function quoteRoutes({ store, log, siteUrl }: QuoteDependencies): Router {
  const router = express.Router()

  async function keep(request: QuoteRequest, arrival: QuoteArrival): Promise<Quote> {
    const quote = await store.add(request, arrival).catch((error: unknown) => {
      throw error instanceof Refusal ? error : new QuoteNotStored(error)
    })
    log.info(`Quote ${quote.id} is stored.`)
    return quote
  }

  async function answerJson(req: Request, res: Response) {
    const { request, faults } = parseQuoteRequest(req.body)
    if (faults) throw new UnacceptableQuote(describeFaults(faults))
    const quote = await keep(request, describeArrival(req))
    res.status(201).json({ message: 'Quote request submitted successfully!', id: quote.id })
  }

  async function answerForm(req: Request, res: Response) {
    const typed: TypedFields = req.body ?? {}
    const { request, faults } = parseQuoteRequest(typed)
    if (faults) {
      const reasons = faults.map(({ text }) => text)
      return void res.status(422).type('html').send(quoteFormPage(reasons, typed))
    }
    try {
      await keep(request, describeArrival(req))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (error.status >= 500) log.error(error)
      return void res
        .status(error.status)
        .type('html')
        .send(quoteFormPage([error.message], typed))
    }
    res.redirect(303, paths.thankYou)
  }

  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store')
    next()
  })
  router.post(
    '/',
    refuseForeignOrigins(siteUrl),
    refuseOtherTypes,
    express.json({ limit: bodyLimit }),
    express.urlencoded({ limit: bodyLimit, extended: false }),
    (req, res) => (isForm(req) ? answerForm(req, res) : answerJson(req, res)),
  )
  router.all('/', (_req, res) => {
    res.set('Allow', 'POST').status(405).type('text').send('Quote requests are sent here with POST.')
  })

  return router
}

const isForm = (req: Request): boolean => Boolean(req.is('application/x-www-form-urlencoded'))

const refuseOtherTypes: RequestHandler = (req, _res, next) => {
  if (!isForm(req) && !req.is('application/json'))
    throw new Refusal(415, 'The request must be sent as JSON or as a form.')
  next()
}

/** A browser names the origin of the page that sends; other programs name none. "null" hides one. */
function refuseForeignOrigins(siteUrl: string): RequestHandler {
  return (req, _res, next) => {
    const origin = req.get('Origin')
    const isOurs =
      origin === undefined ||
      origin === siteUrl ||
      (URL.canParse(origin) && new URL(origin).host === req.host)
    if (!isOurs) throw new Refusal(403, 'Requests from other web sites are not accepted.')
    next()
  }
}

function describeArrival(req: Request): QuoteArrival {
  const idempotencyKey = req.get('Idempotency-Key') || undefined
  if (idempotencyKey !== undefined && idempotencyKey.length > longestKey)
    throw new Refusal(400, `The Idempotency-Key can have at most ${longestKey} characters.`)
  const referer = req.get('Referer')
  const page = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined
  return {
    page: page ? (page.pathname + page.search).slice(0, longestPage) : '',
    spam: isFilled(req.body?.[honeypotField]),
    idempotencyKey,
  }
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null
