import express, { type Express, type RequestHandler } from 'express'
import { deskPaths, deskRoots } from '#data/desk/deskPaths.ts'
import { paths } from '#data/paths.ts'
import type { ServerConfig } from './config.ts'
import { allow, answerErrors } from './errors.ts'
import type { Log } from './log.ts'
import { type PageTemplate, photoThanks } from './quotes/formAnswers.ts'
import type { DecodePhoto } from './quotes/photos/photoDecoder.ts'
import { sendFeed } from './routes/desk/calendar.ts'
import { deskRoutes } from './routes/desk/desk.ts'
import { photoRoutes } from './routes/photos.ts'
import { quoteRoutes } from './routes/quotes.ts'
import { type HasPath, redirectRoutes } from './routes/site.ts'
import type { Store } from './store/openStore.ts'
import type { QuoteStore } from './store/quotes.ts'

export type AppDependencies = {
  config: ServerConfig
  store: Store
  decode: DecodePhoto
  wakeOutbox: () => void
  log: Log
  /** How long a client that sends photos may send nothing, or little, in milliseconds; tests shorten it. */
  idleTimeout?: number
  /** The answer to a form that was sent without JavaScript and not stored. */
  notSentPage: PageTemplate
  /** The thank-you page for a form that was sent with photos. */
  sentPage: PageTemplate
  headers: RequestHandler
  deskScreens: RequestHandler
  site: { has: HasPath; routes: RequestHandler }
}

export function createApp(dependencies: AppDependencies): Express {
  const { config, store, deskScreens, log, sentPage, headers, site } = dependencies
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)

  app.use(headers)
  app.route('/healthz').get(answerHealth(store.quotes, log)).all(allow())
  // After the health check, which monitors ask for without the proxy.
  if (config.trustProxy !== false) app.use(reportMissingForwardedFor(log))
  app.use(paths.quotes, quoteRoutes(dependencies))
  app.use(paths.quotes, photoRoutes(dependencies))
  app.use(deskRoots.api, deskRoutes(dependencies))
  app.get(deskPaths.feed(':secret'), sendFeed(store, config))
  app.use(deskRoots.screens, deskScreens)
  app.use(redirectRoutes(site.has))
  app.get(paths.thankYou, photoThanks(sentPage))
  app.use(site.routes)
  app.use(answerErrors(log))

  return app
}

/** Logs the first request without X-Forwarded-For: a proxy that does not set it makes one client of all visitors. */
function reportMissingForwardedFor(log: Log): RequestHandler {
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
const answerHealth =
  (store: QuoteStore, log: Log): RequestHandler =>
  async (_req, res) => {
    res.set('Cache-Control', 'no-store').type('text')
    try {
      await store.check()
      res.send('ok')
    } catch (error) {
      log.error(error)
      res.status(503).send('The quote store does not answer.')
    }
  }
