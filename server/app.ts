import express, { type Express, type RequestHandler, type Router } from 'express'
import { deskRoots } from '#data/desk/deskPaths.ts'
import { paths } from '#data/paths.ts'
import { defaultIdleTimeout } from './bodyLimits.ts'
import type { ServerConfig } from './config.ts'
import { allow, answerErrors } from './errors.ts'
import type { Log } from './log.ts'
import type { PageTemplate } from './quotes/intake/formAnswers.ts'
import { limitQuotes, noLimit } from './quotes/intake/quoteArrival.ts'
import { wantedMessages } from './quotes/outbox/outboxQueue.ts'
import type { DecodePhoto } from './quotes/photos/photoDecoder.ts'
import { deskRoutes } from './routes/desk/desk.ts'
import { photoRoutes } from './routes/photos.ts'
import { photoThanks, quoteRoutes } from './routes/quotes.ts'
import { type HasPath, redirectRoutes } from './routes/site.ts'
import type { Store } from './store/openStore.ts'
import type { QuoteStore } from './store/quotes.ts'

export type AppDependencies = {
  config: ServerConfig
  store: Store
  decode: DecodePhoto
  deskScreens: RequestHandler
  wakeOutbox: () => void
  log: Log
  /** How long a client that sends photos may send nothing, or little, in milliseconds; tests shorten it. */
  idleTimeout?: number
  /** The answer to a form that was sent without JavaScript and not stored. */
  notSentPage: PageTemplate
  /** The thank-you page for a form that was sent with photos. */
  sentPage: PageTemplate
  headers: RequestHandler
  site: { has: HasPath; routes: RequestHandler }
}

export function createApp(dependencies: AppDependencies): Express {
  const { config, store, decode, deskScreens, wakeOutbox, log, notSentPage, sentPage, headers, site } =
    dependencies
  const limit = config.rateLimit ? limitQuotes(store.limits) : noLimit
  const messagesFor = wantedMessages(config)
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)

  app.use(headers)
  app.use('/healthz', healthRoutes(store.quotes, log))
  // After the health check, which monitors ask for without the proxy.
  if (config.trustProxy !== false) app.use(reportMissingForwardedFor(log))
  const photos = { store: store.photos, decode }
  const { idleTimeout = defaultIdleTimeout } = dependencies
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

/** Logs the first request without X-Forwarded-For: a proxy that does not set it makes one client of all visitors. */
function reportMissingForwardedFor(log: Pick<Log, 'error'>): RequestHandler {
  let isReported = false
  return (req, _res, next) => {
    if (!isReported && req.get('X-Forwarded-For') === undefined) {
      isReported = true
      log.error(
        'TRUST_PROXY is set, and a request came without X-Forwarded-For. If it came through the proxy, let the proxy set ' +
          'this header (server/README.md, "Put it live"): otherwise all visitors count as one, or can forge their IP address.',
      )
    }
    next()
  }
}

/** GET /healthz, for monitoring: checks that the store answers. Writes nothing, so it does not notice a full disk. */
function healthRoutes(store: Pick<QuoteStore, 'check'>, log: Log): Router {
  const router = express.Router()

  router.get('/', async (_req, res) => {
    res.set('Cache-Control', 'no-store').type('text')
    try {
      await store.check()
      res.send('ok')
    } catch (error) {
      log.error(error)
      res.status(503).send('The quote store does not answer.')
    }
  })
  router.all('/', allow())

  return router
}
