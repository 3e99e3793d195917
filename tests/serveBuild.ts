/** The web server of playwright.config.ts: the built site through the real server. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '#server/config.ts'
import { startBuiltSite } from './support/site/startBuiltSite.ts'
import { quotesFile } from './support/site/storedQuotes.ts'

for (const file of [quotesFile, `${quotesFile}-wal`, `${quotesFile}-shm`]) rmSync(file, { force: true })

// DIST names another build.
const client = process.env.DIST ?? join(projectFolder, 'dist/client')
const { stop } = await startBuiltSite(client, {}, { file: quotesFile, port: Number(process.env.E2E_PORT) })

process.once('SIGTERM', stop)
