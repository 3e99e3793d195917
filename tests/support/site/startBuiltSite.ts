import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '#data/settings/settings.ts'
import { type AppDependencies, createApp } from '#server/app.ts'
import { readConfig, type ServerConfig } from '#server/config.ts'
import { openDesk } from '#server/desk/openDesk.ts'
import { createLog } from '#server/log.ts'
import type { openQuoteStore } from '#server/quotes/openQuoteStore.ts'
import { createPhotoDecoder } from '#server/quotes/photos/photoDecoder.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqlite/sqliteQuoteStore.ts'
import { loadDeskSite } from '#server/routes/desk/deskSite.ts'
import { loadBuiltSite } from '#server/routes/site.ts'
import { securityHeaders } from '#server/securityHeaders.ts'
import { startServer } from './startServer.ts'

/** Replacements for parts of the production server. */
export type SiteParts = Partial<Omit<AppDependencies, 'photos' | 'desk'>> & {
  photos?: Partial<AppDependencies['photos']>
}
type Kept = { config: ServerConfig } & ReturnType<typeof openQuoteStore>

/**
 * Serves a build with the real server; no mail is sent.
 *
 * @param client the folder of the built pages
 */
export async function serveWith(
  client: string,
  { config, store, hits, database }: Kept,
  { photos, ...parts }: SiteParts = {},
  port?: number,
) {
  const decoder = createPhotoDecoder({ time: 120_000 })
  const desk = openDesk(database)
  const templateOf = (name: string) => async () =>
    readFileSync(join(client, `../templates/${name}.html`), 'utf8')
  const app = createApp({
    config,
    store,
    hits,
    photos: { store, decode: decoder.decode, ...photos },
    wakeOutbox: () => {},
    desk: { ...desk, outbox: store, screens: await loadDeskSite(join(client, '../desk')) },
    log: createLog(config.logLevel),
    notSentPage: templateOf('quote-not-sent'),
    sentPage: templateOf('quote-sent'),
    headers: securityHeaders(config),
    site: await loadBuiltSite(client),
    ...parts,
  })
  const server = await startServer(app, port)
  const stop = async () => {
    await server.stop()
    decoder.close()
    await store.close()
  }
  return { url: server.url, stop, ...desk }
}

/**
 * Serves a build as browser tests visit it.
 *
 * @param file of the quotes; by default, they are deleted when the server stops
 */
export async function startBuiltSite(
  client: string,
  environment: Environment,
  { file, port }: { file?: string; port?: number } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const config = readConfig({ LOG_LEVEL: 'error', RATE_LIMIT: 'off', ...environment })
  const kept = { config, ...openSqliteQuoteStore(file ?? join(folder, 'quotes.db')) }
  const { url, stop } = await serveWith(client, kept, {}, port)
  return { url, stop: () => stop().finally(() => rmSync(folder, { recursive: true, force: true })) }
}
