import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { Environment } from '#data/company/settings.ts'
import { readConfig } from '#server/config.ts'
import { createLog, type Log } from '#server/log.ts'
import { createPhotoDecoder } from '#server/quotes/photos/photoDecoder.ts'
import { openStore } from '#server/store/openStore.ts'
import { makeDatabase } from '../database/makeDatabase.ts'
import { temporaryFolder } from '../temporaryFolder.ts'
import { builtFiles } from './builtSite.ts'
import { type Send, sendRequest } from './sendRequest.ts'
import { type SiteParts, serveWith } from './startBuiltSite.ts'

type SiteOptions = SiteParts & { environment?: Environment }

/** Shared by all tests of a worker. Its processes take a third of a second to start, and end with the worker. */
const { decode } = createPhotoDecoder()

/** A new SQLite file with its tables, which take most of the start of a site. */
let migrated: Promise<Buffer> | undefined

async function migrateOnce(): Promise<Buffer> {
  const database = { kind: 'sqlite', file: join(temporaryFolder(), 'quotes.db') } as const
  await (await openStore(database, createLog('silent'))).close()
  return readFileSync(database.file)
}

/**
 * The whole server as it runs in production, on a small built site and a database of its own: PostgreSQL for tests of
 * the project that provides one, else SQLite.
 */
export async function startSite({ environment = {}, ...parts }: SiteOptions = {}) {
  const folder = temporaryFolder(builtFiles)
  const config = readConfig({ SITE_URL: 'https://site.example', ...environment })
  const lines: string[] = []
  const log: Log = { error: (error) => lines.push(String(error)), info: (line) => lines.push(line) }
  const database = await makeDatabase(inject('postgresUrl') === undefined ? 'SQLite' : 'PostgreSQL')
  if (database.kind === 'sqlite') {
    migrated ??= migrateOnce()
    writeFileSync(database.file, await migrated, { mode: 0o600 })
  }
  const store = await openStore(database, log)
  const { url, stop } = await serveWith(join(folder, 'client'), { config, store }, { log, decode, ...parts })
  onTestFinished(stop)

  const send: Send = (path, options) => sendRequest(url, path, options)
  const { quotes, desk, access, alerts } = store
  return { url, folder, send, store, quotes, desk, access, alerts, lines, log, config, database }
}
