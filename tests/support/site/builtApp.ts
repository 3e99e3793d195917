import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import type { ServerConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import type { openSqliteQuoteStore } from '#server/quotes/store/sqliteQuoteStore.ts'
import { loadBuiltSite } from '#server/routes/site.ts'
import { securityHeaders } from '#server/securityHeaders.ts'

/** A built site through the real server, as browser tests visit it; no mail goes out. */
export async function createBuiltApp(
  folder: string,
  config: ServerConfig,
  store: ReturnType<typeof openSqliteQuoteStore>,
): Promise<RequestListener> {
  return createApp({
    config,
    store,
    hits: store.hits,
    wakeOutbox: () => {},
    log: createLog(config.logLevel),
    notSentPage: readFileSync(join(folder, '../templates/quote-not-sent.html'), 'utf8'),
    headers: securityHeaders(config),
    site: await loadBuiltSite(folder),
  })
}
