import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '#data/company/settings.ts'
import { type AppDependencies, createApp } from '#server/app.ts'
import { readConfig, type ServerConfig } from '#server/config.ts'
import { drainable, listen } from '#server/listen.ts'
import { createLog } from '#server/log.ts'
import { createPhotoDecoder } from '#server/quotes/photos/photoDecoder.ts'
import { loadBuiltSite, loadDeskSite } from '#server/routes/site.ts'
import { securityHeaders } from '#server/securityHeaders.ts'
import { openStore, type Store } from '#server/store/openStore.ts'

/** Replacements for parts of the production server. */
export type SiteParts = Partial<Omit<AppDependencies, 'store'>> & {
  store?: { [Subject in keyof Store]?: Partial<Store[Subject]> }
}

/**
 * Serves a build with the real server; no mail is sent.
 *
 * @param client the folder of the built pages
 */
export async function serveWith(
  client: string,
  { config, store: opened }: { config: ServerConfig; store: Store },
  { store: replaced, ...parts }: SiteParts = {},
  port?: number,
) {
  const decoder = createPhotoDecoder()
  const store = {
    ...opened,
    quotes: { ...opened.quotes, ...replaced?.quotes },
    photos: { ...opened.photos, ...replaced?.photos },
    limits: { ...opened.limits, ...replaced?.limits },
  }
  const templateOf = (name: string) => async () =>
    readFileSync(join(client, `../templates/${name}.html`), 'utf8')
  const app = createApp({
    config,
    store,
    decode: decoder.decode,
    wakeOutbox: () => {},
    deskScreens: await loadDeskSite(join(client, '../desk')),
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
  return { url: server.url, stop }
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
  const log = createLog(config.logLevel)
  const store = await openStore({ kind: 'sqlite', file: file ?? join(folder, 'quotes.db') }, log)
  const { url, stop } = await serveWith(client, { config, store }, {}, port)
  return { url, stop: () => stop().finally(() => rmSync(folder, { recursive: true, force: true })) }
}

/** A real server on this machine, on a free port unless one is named. */
export async function startServer(app: RequestListener, port = 0) {
  const server = createServer(app)
  const drain = drainable(server)
  const url = await listen(server, { port, host: '127.0.0.1' })
  return { url, stop: () => drain(1000) }
}
