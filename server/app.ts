import express, { type Express, type RequestHandler } from 'express'
import { deskRoots } from '#data/desk/deskPaths.ts'
import { paths } from '#data/paths.ts'
import { defaultIdleTimeout } from './bodyLimits.ts'
import type { ServerConfig } from './config.ts'
import { answerErrors } from './errors.ts'
import { reportMissingForwardedFor } from './forwardedFor.ts'
import type { Log } from './log.ts'
import type { PageTemplate } from './quotes/intake/formAnswers.ts'
import { limitQuotes, noLimit } from './quotes/intake/quoteLimit.ts'
import { wantedMessages } from './quotes/outbox/senders.ts'
import type { DecodePhoto } from './quotes/photos/photoDecoder.ts'
import { deskRoutes } from './routes/desk/desk.ts'
import { healthRoutes } from './routes/health.ts'
import { photoRoutes } from './routes/photos.ts'
import { photoThanks } from './routes/photoThanks.ts'
import { quoteRoutes } from './routes/quotes.ts'
import { type HasPath, redirectRoutes } from './routes/redirects.ts'
import type { Store } from './store/openStore.ts'

export type AppDependencies = {
  config: Pick<
    ServerConfig,
    'siteUrl' | 'trustProxy' | 'mail' | 'webhook' | 'privateAddresses' | 'rateLimit' | 'deskEmails'
  >
  store: Store
  decode: DecodePhoto
  /** The desk's page and files. */
  deskScreens: RequestHandler
  /** Wakes the outbox. */
  wakeOutbox: () => void
  log: Log
  /** How long a client that sends photos may send nothing, or little, in milliseconds; tests shorten it. */
  idleTimeout?: number
  /** The answer to a form that was sent without JavaScript and not stored. */
  notSentPage: PageTemplate
  /** The thank-you page for a form that was sent with photos. */
  sentPage: PageTemplate
  /** Sets the security headers. */
  headers: RequestHandler
  /** The built pages, or in development those that Vite renders on request. */
  site: { has: HasPath; routes: RequestHandler }
}

/** The Express app: everything that the server answers, without listening. */
export function createApp(dependencies: AppDependencies): Express {
  const { config, store, decode, deskScreens, wakeOutbox, log, notSentPage, sentPage, headers, site } =
    dependencies
  const { idleTimeout = defaultIdleTimeout } = dependencies
  const limit = config.rateLimit ? limitQuotes(store.limits) : noLimit
  const messagesFor = wantedMessages(config)
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)

  app.use(headers)
  app.use('/healthz', healthRoutes({ store: store.quotes, log }))
  // After the health check, which monitors ask for without the proxy.
  if (config.trustProxy !== false) app.use(reportMissingForwardedFor(log))
  const photos = { store: store.photos, decode }
  const received = { photos, log, siteUrl: config.siteUrl, wakeOutbox, idleTimeout }
  app.use(paths.quotes, quoteRoutes({ ...received, store: store.quotes, limit, messagesFor, notSentPage }))
  app.use(paths.quotes, photoRoutes(received))
  app.use(deskRoots.api, deskRoutes({ store, config, wakeOutbox, log }))
  app.use(deskRoots.screens, deskScreens)
  app.use(redirectRoutes(site.has))
  app.get(paths.thankYou, photoThanks(sentPage))
  app.use(site.routes)
  app.use(answerErrors(log))

  return app
}
