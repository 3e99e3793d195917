import express, { type Express, type RequestHandler } from 'express'
import { paths } from '#data/paths.ts'
import type { ServerConfig } from './config.ts'
import { answerErrors } from './errors.ts'
import type { Log } from './log.ts'
import type { QuoteStore } from './quotes/quoteStore.ts'
import { healthRoutes } from './routes/health.ts'
import { quoteRoutes } from './routes/quotes.ts'
import { type HasAddress, redirectRoutes } from './routes/redirects.ts'

export type AppDependencies = {
  config: Pick<ServerConfig, 'siteUrl' | 'trustProxy'>
  store: Pick<QuoteStore, 'add' | 'check'>
  log: Log
  /** What goes with every answer: securityHeaders, or nothing in development. */
  headers: readonly RequestHandler[]
  /** The pages: the built ones, or those Vite makes in development. */
  site: { has: HasAddress; routes: RequestHandler }
}

/** Everything the server answers, without listening. */
export function createApp({ config, store, log, headers, site }: AppDependencies): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)

  for (const handler of headers) app.use(handler)
  app.use('/healthz', healthRoutes({ store, log }))
  app.use(paths.quotes, quoteRoutes({ store, log, siteUrl: config.siteUrl }))
  app.use(redirectRoutes(site.has))
  app.use(site.routes)
  app.use(answerErrors(log))

  return app
}
