/** What the browser tests visit: the built site through the real server, on the address in playwright.config.ts. */
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { projectFolder, readConfig } from '#server/config.ts'
import { drainable, listen } from '#server/listen.ts'
import { createLog } from '#server/log.ts'
import { openSqliteQuoteStore } from '#server/quotes/sqliteQuoteStore.ts'
import { loadBuiltSite } from '#server/routes/builtSite.ts'
import { siteRoutes } from '#server/routes/site.ts'
import { securityHeaders } from '#server/securityHeaders.ts'
import { quotesFile } from './storedQuotes.ts'

for (const file of [quotesFile, `${quotesFile}-wal`, `${quotesFile}-shm`]) rmSync(file, { force: true })

const config = readConfig({ LOG_LEVEL: 'error', RATE_LIMIT: 'off' })
const store = openSqliteQuoteStore(quotesFile)
// Whoever works beside others builds in a copy, and names that build in DIST.
const built = await loadBuiltSite(process.env.DIST ?? join(projectFolder, 'dist/client'))
const app = createApp({
  config,
  store,
  hits: store.hits,
  mailWaiting: () => {},
  log: createLog(config.logLevel),
  headers: securityHeaders(config),
  site: { has: (address) => built.find(address) !== undefined, routes: siteRoutes(built) },
})
const server = createServer(app)
const drain = drainable(server)
await listen(server, { port: Number(process.env.E2E_PORT ?? 4173), host: '127.0.0.1' })

process.once('SIGTERM', async () => {
  await drain(1000)
  await store.close()
})
