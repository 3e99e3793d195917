import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '#data/settings/settings.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDesk } from '#server/desk/openDesk.ts'
import { createLog } from '#server/log.ts'
import { createPhotoDecoder } from '#server/quotes/photos/photoDecoder.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqliteQuoteStore.ts'
import { loadDeskSite } from '#server/routes/desk/deskSite.ts'
import { loadBuiltSite } from '#server/routes/site.ts'
import { securityHeaders } from '#server/securityHeaders.ts'
import { startServer } from './startServer.ts'

/**
 * Serves a build with the real server, as browser tests visit it; no mail is sent.
 *
 * @param file of the quotes; unless it is named, they are kept until the server stops
 */
export async function startBuiltSite(
  client: string,
  environment: Environment,
  { file, port }: { file?: string; port?: number } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const store = openSqliteQuoteStore(file ?? join(folder, 'quotes.db'))
  const config = readConfig({ LOG_LEVEL: 'error', RATE_LIMIT: 'off', ...environment })
  const decoder = createPhotoDecoder()
  const app = createApp({
    config,
    store,
    photos: { store, decode: decoder.decode },
    hits: store.hits,
    wakeOutbox: () => {},
    desk: {
      ...openDesk(store.database),
      outbox: store,
      screens: await loadDeskSite(join(client, '../desk')),
    },
    log: createLog(config.logLevel),
    notSentPage: readFileSync(join(client, '../templates/quote-not-sent.html'), 'utf8'),
    sentPage: readFileSync(join(client, '../templates/quote-sent.html'), 'utf8'),
    headers: securityHeaders(config),
    site: await loadBuiltSite(client),
  })
  const { url, stop } = await startServer(app, port)
  return {
    url,
    async stop() {
      await stop()
      decoder.close()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
