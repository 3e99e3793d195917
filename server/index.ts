import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '#data/company/site.ts'
import { loadEnvironment } from '#data/settings/loadEnvironment.ts'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { ensureFreshBuild } from './ensureFreshBuild.ts'
import { explainAndExit } from './explainAndExit.ts'
import { createHttpServer, drainable, inheritedSocket, listen } from './listen.ts'
import { createLog } from './log.ts'
import { projectFolder } from './projectFolder.ts'
import { startQuoteService } from './quotes/quoteService.ts'
import { loadBuiltSite } from './routes/site.ts'
import { securityHeaders } from './securityHeaders.ts'

/** npm start: builds the site if needed, then serves it and receives quotes until SIGTERM or SIGINT. */
async function start(): Promise<void> {
  const environment = loadEnvironment(projectFolder)
  const config = readConfig(environment)
  const log = createLog(config.logLevel)

  const { store, hits, wakeOutbox, close } = startQuoteService(config, log)
  await ensureFreshBuild()
  const builtSite = await loadBuiltSite(join(projectFolder, 'dist/client'))
  const headers = securityHeaders(config)
  const app = createApp({
    config,
    store,
    hits,
    wakeOutbox,
    log,
    notSentPage: readFileSync(join(projectFolder, 'dist/templates/quote-not-sent.html'), 'utf8'),
    headers,
    site: builtSite,
  })
  const server = createHttpServer(app)
  const drain = drainable(server)
  const url = await listen(server, inheritedSocket(environment) ?? config)
  console.log(`${site.brand} is at ${url}`)

  const stop = async () => {
    await drain()
    await close()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

start().catch(explainAndExit)
