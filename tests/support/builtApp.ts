import type { RequestListener } from 'node:http'
import { createApp } from '#server/app.ts'
import type { ServerConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import type { openSqliteQuoteStore } from '#server/quotes/store/sqliteQuoteStore.ts'
import { loadBuiltSite } from '#server/routes/builtSite.ts'
import { siteAnswers } from '#server/routes/site.ts'
import { securityHeaders } from '#server/securityHeaders.ts'

/** A built site through the real server, as browser tests visit it; no mail goes out. */
export async function createBuiltApp(
  folder: string,
  config: ServerConfig,
  store: ReturnType<typeof openSqliteQuoteStore>,
): Promise<RequestListener> {
  const built = await loadBuiltSite(folder)
  const headers = securityHeaders(config)
  return createApp({
    config,
    store,
    hits: store.hits,
    mailWaiting: () => {},
    log: createLog(config.logLevel),
    headers: headers.ofPage,
    site: siteAnswers(built, headers),
  })
}
