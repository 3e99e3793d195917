import express, { type Express, type RequestHandler } from 'express'
import { paths } from '#data/paths.ts'
import type { ServerConfig } from './config.ts'
import { answerErrors } from './errors.ts'
import type { Log } from './log.ts'
import type { NotSentPage } from './quotes/intake/formAnswers.ts'
import { limitQuotes, noLimit } from './quotes/intake/quoteLimit.ts'
import { wantedMessages } from './quotes/outbox/senders.ts'
import type { HitStore } from './quotes/store/hitStore.ts'
import type { QuoteStore } from './quotes/store/quoteStore.ts'
import { healthRoutes } from './routes/health.ts'
import { quoteRoutes } from './routes/quotes.ts'
import { type HasPath, redirectRoutes } from './routes/redirects.ts'

export type AppDependencies = {
  config: Pick<ServerConfig, 'siteUrl' | 'trustProxy' | 'mail' | 'rateLimit'>
  store: Pick<QuoteStore, 'add' | 'check'>
  /** Counts the recent quotes of each client. */
  hits: Pick<HitStore, 'hit' | 'giveBack'>
  /** Wakes the outbox. */
  wakeOutbox: () => void
  log: Log
  /** The answer to a form that was sent without JavaScript and not stored. */
  notSentPage: NotSentPage
  /** Sets the security headers. */
  headers: RequestHandler
  /** The built pages, or in development those that Vite renders on request. */
  site: { has: HasPath; routes: RequestHandler }
}

/** The Express app: everything that the server answers, without listening. */
export function createApp(dependencies: AppDependencies): Express {
  const { config, store, hits, wakeOutbox, log, notSentPage, headers, site } = dependencies
  const limit = config.rateLimit ? limitQuotes(hits) : noLimit
  const messagesFor = wantedMessages(config)
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)

  app.use(headers)
  app.use('/healthz', healthRoutes({ store, log }))
  app.use(
    paths.quotes,
    quoteRoutes({ store, log, siteUrl: config.siteUrl, limit, messagesFor, wakeOutbox, notSentPage }),
  )
  app.use(redirectRoutes(site.has))
  app.use(site.routes)
  app.use(answerErrors(log))

  return app
}
