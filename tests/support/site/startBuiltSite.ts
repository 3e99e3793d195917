import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '#data/settings/settings.ts'
import { readConfig } from '#server/config.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqliteQuoteStore.ts'
import { createBuiltApp } from './builtApp.ts'
import { startServer } from './startServer.ts'

/** Serves a build under other settings than the one all browser tests share, with quotes of its own. */
export async function startBuiltSite(client: string, environment: Environment) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const store = openSqliteQuoteStore(join(folder, 'quotes.db'))
  const config = readConfig({ LOG_LEVEL: 'error', RATE_LIMIT: 'off', ...environment })
  const { url, stop } = await startServer(await createBuiltApp(client, config, store))
  return {
    url,
    async stop() {
      await stop()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
