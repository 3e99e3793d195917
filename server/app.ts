import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import express, { type RequestHandler } from 'express'
import { paths } from '#data/paths.ts'
import type { ServerConfig } from './config.ts'
import { answerErrors } from './errors.ts'
import type { Log } from './log.ts'
import { limitQuotes, noLimit } from './quotes/intake/quoteLimit.ts'
import { wantedMails } from './quotes/outbox/quoteMail.ts'
import type { HitStore } from './quotes/store/hitStore.ts'
import type { QuoteStore } from './quotes/store/quoteStore.ts'
import { healthRoutes } from './routes/health.ts'
import { quoteRoutes } from './routes/quotes.ts'
import { type HasAddress, redirectRoutes } from './routes/redirects.ts'
import { type SecurityHeaders, setHeaders } from './securityHeaders.ts'

export type AppDependencies = {
  config: Pick<ServerConfig, 'siteUrl' | 'trustProxy' | 'mail' | 'rateLimit'>
  store: Pick<QuoteStore, 'add' | 'check'>
  /** How many quotes an address sent lately. */
  hits: Pick<HitStore, 'hit' | 'giveBack'>
  /** Told that a mail is waiting. */
  mailWaiting: () => void
  log: Log
  /** What goes with every answer but the site's own. */
  headers: SecurityHeaders['ofPage']
  /** The pages: the built ones, or those Vite makes in development. */
  site: {
    has: HasAddress
    /** Answers what needs no work, or says that it did not. */
    answer?: (req: IncomingMessage, res: ServerResponse) => boolean
    routes: RequestHandler
  }
}

/** Everything the server answers, without listening. A page costs less than Express's work for it, so it comes first. */
export function createApp(dependencies: AppDependencies): RequestListener {
  const { config, store, hits, mailWaiting, log, headers, site } = dependencies
  const limit = config.rateLimit ? limitQuotes(hits) : noLimit
  const mailsFor = wantedMails(config.mail)
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)

  app.use((req, res, next) => {
    setHeaders(res, headers(req.headers.host))
    next()
  })
  app.use('/healthz', healthRoutes({ store, log }))
  app.use(paths.quotes, quoteRoutes({ store, log, siteUrl: config.siteUrl, limit, mailsFor, mailWaiting }))
  app.use(redirectRoutes(site.has))
  app.use(site.routes)
  app.use(answerErrors(log))

  return (req, res) => {
    if (!site.answer?.(req, res)) app(req, res)
  }
}
