/** Server of npm run bench: the production server without the pages, on the SQLite file of the given path. */
import { createServer } from 'node:http'
import type { RequestHandler } from 'express'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { drainable, listen } from '#server/listen.ts'
import { openStore } from '#server/store/openStore.ts'

const [file = ''] = process.argv.slice(2)
// Every quote is committed with a mail in the outbox. Nothing sends the mail, because mail is not measured.
const mail = { SMTP_URL: 'smtp://127.0.0.1:9', QUOTES_TO: 'owner@site.example' }
const config = readConfig({ DATABASE_URL: `file://${file}`, RATE_LIMIT: 'off', ...mail })
const log = { error: console.error, info: () => {} }
const store = await openStore(config.database, log)
const pass: RequestHandler = (_req, _res, next) => next()
const site = { has: () => false, routes: pass }
const server = createServer(
  createApp({
    config,
    store,
    decode: async () => ({ fault: 'unreadable' as const }),
    log,
    notSentPage: async () => '',
    sentPage: async () => '',
    headers: pass,
    wakeOutbox: () => {},
    deskScreens: pass,
    site,
  }),
)
const drain = drainable(server)
console.log(await listen(server, { port: 0, host: '127.0.0.1' }))

process.once('SIGTERM', async () => {
  await drain(1000)
  await store.close()
})
