import { createServer } from 'node:http'
import type { RequestHandler } from 'express'
import { explainAndExit, loadEnvironment, siteEnvironment } from '#data/company/settings.ts'
import { paths } from '#data/paths.ts'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { announce, drainable, listen } from './listen.ts'
import { createLog } from './log.ts'
import { projectFolder } from './projectFolder.ts'
import { startQuoteService } from './quotes/quoteService.ts'
import { createDevSite } from './routes/devSite.ts'

/** npm run dev: the same server, with pages that Vite renders from the sources on each request. */
async function start(): Promise<void> {
  const environment = loadEnvironment(projectFolder)
  const config = readConfig(environment)
  // In normalized spelling, because vite.config.ts reads them from the environment, too.
  Object.assign(environment, siteEnvironment(config))
  const log = createLog(config.logLevel)

  const { close, ...service } = await startQuoteService(config, log)
  const server = createServer()
  const drain = drainable(server)
  const devSite = await createDevSite(projectFolder, server)
  // No security headers: Vite's hot reload needs inline scripts and a web socket.
  const headers: RequestHandler = (_req, _res, next) => next()
  server.on(
    'request',
    createApp({
      ...service,
      config,
      deskScreens: devSite.deskScreens,
      log,
      notSentPage: () => devSite.template(paths.quoteNotSent),
      sentPage: () => devSite.template(paths.quoteSent),
      headers,
      site: devSite,
    }),
  )
  const url = await listen(server, config)
  announce(url, ', and follows your changes.')

  const stop = async () => {
    await devSite.close()
    await drain(1000)
    await close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

start().catch(explainAndExit)
