import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { site } from '#data/site.ts'
import { createApp } from './app.ts'
import { buildInChildProcess, ensureFreshBuild } from './build/ensureFreshBuild.ts'
import { projectFolder, readConfig } from './config.ts'
import { explainAndExit } from './explainAndExit.ts'
import { drainable, listen } from './listen.ts'
import { createLog } from './log.ts'
import { openSqliteQuoteStore } from './quotes/sqliteQuoteStore.ts'
import { loadBuiltSite } from './routes/builtSite.ts'
import { siteRoutes } from './routes/site.ts'
import { securityHeaders } from './securityHeaders.ts'

/** A request that takes longer to arrive is no visitor's. */
const requestTimeout = 30_000

/** npm start: builds what is missing, then serves the site and receives quotes until it is told to stop. */
async function start(): Promise<void> {
  const settings = join(projectFolder, '.env')
  if (existsSync(settings)) process.loadEnvFile(settings)
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)

  const store = openSqliteQuoteStore(config.databaseFile)
  await ensureFreshBuild({ projectFolder, config, announce: console.log, build: buildInChildProcess })
  const built = await loadBuiltSite(join(projectFolder, 'dist/client'))

  const app = createApp({
    config,
    store,
    log,
    headers: securityHeaders(config),
    site: { has: (address) => built.find(address) !== undefined, routes: siteRoutes(built) },
  })
  const server = createServer({ requestTimeout }, app)
  const drain = drainable(server)
  const address = await listen(server, config)
  console.log(`${site.brand} is at ${address}`)

  const stop = async () => {
    await drain()
    await store.close()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

start().catch(explainAndExit)
