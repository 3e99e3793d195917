import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { Environment } from '#data/settings/settings.ts'
import { type AppDependencies, createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDesk } from '#server/desk/openDesk.ts'
import type { Log } from '#server/log.ts'
import { createPhotoDecoder } from '#server/quotes/photos/photoDecoder.ts'
import { openQuoteStore } from '#server/quotes/store/openQuoteStore.ts'
import { loadBuiltSite } from '#server/routes/site.ts'
import { securityHeaders } from '#server/securityHeaders.ts'
import { makeDatabase } from '../server/makeDatabase.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { builtFiles, notSentTemplate, sentTemplate } from './builtSite.ts'
import { type Answer, sendRequest } from './sendRequest.ts'
import { startServer } from './startServer.ts'

type SiteOptions = {
  environment?: Environment
  files?: Readonly<Record<string, string | Buffer>>
  store?: AppDependencies['store']
  photos?: Partial<AppDependencies['photos']>
  silence?: number
  hits?: AppDependencies['hits']
  wakeOutbox?: () => void
  notSentPage?: AppDependencies['notSentPage']
}

/**
 * The whole server as it runs in production, on a small built site and a database of its own: PostgreSQL for tests of
 * the project that provides one, else SQLite.
 */
export async function startSite({
  environment = {},
  files = builtFiles,
  store,
  photos = {},
  silence,
  hits,
  wakeOutbox = () => {},
  notSentPage = notSentTemplate,
}: SiteOptions = {}) {
  const folder = temporaryFolder(files)
  const config = readConfig({ SITE_URL: 'https://site.example', ...environment })
  const lines: string[] = []
  const log: Log = { error: (error) => lines.push(String(error)), info: (line) => lines.push(line) }
  const database = await makeDatabase(inject('postgresUrl') === undefined ? 'SQLite' : 'PostgreSQL')
  const kept = openQuoteStore(database, log)
  const quotes = kept.store
  const desk = openDesk(kept.database)
  const decoder = createPhotoDecoder()
  const app = createApp({
    config,
    store: store ?? quotes,
    photos: { store: quotes, decode: decoder.decode, ...photos },
    hits: hits ?? kept.hits,
    wakeOutbox,
    desk: { ...desk, outbox: quotes },
    log,
    notSentPage,
    sentPage: sentTemplate,
    ...(silence === undefined ? {} : { silence }),
    headers: securityHeaders(config),
    site: await loadBuiltSite(join(folder, 'client')),
  })
  const { url, stop } = await startServer(app)
  onTestFinished(async () => {
    await stop()
    decoder.close()
    await quotes.close()
  })

  const send = (path: string, options?: Parameters<typeof sendRequest>[2]): Promise<Answer> =>
    sendRequest(url, path, options)
  return { url, folder, send, quotes, lines, log, config, database: kept.database, ...desk }
}
