/** The web server of playwright.config.ts: the built site through the real server. */
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { drainable, listen } from '#server/listen.ts'
import { projectFolder } from '#server/projectFolder.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqliteQuoteStore.ts'
import { createBuiltApp } from './builtApp.ts'
import { quotesFile } from './storedQuotes.ts'

for (const file of [quotesFile, `${quotesFile}-wal`, `${quotesFile}-shm`]) rmSync(file, { force: true })

const config = readConfig({ LOG_LEVEL: 'error', RATE_LIMIT: 'off' })
const store = openSqliteQuoteStore(quotesFile)
// DIST names another build.
const app = await createBuiltApp(process.env.DIST ?? join(projectFolder, 'dist/client'), config, store)
const server = createServer(app)
const drain = drainable(server)
await listen(server, { port: Number(process.env.E2E_PORT), host: '127.0.0.1' })

process.once('SIGTERM', async () => {
  await drain(1000)
  await store.close()
})
