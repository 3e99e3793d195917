import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freezing as change } from '#tests/support/database/freezeFiles.ts'
import { openUntilEnd } from '#tests/support/database/makeDatabase.ts'
import { lockQuotes } from '#tests/support/database/otherProgram.ts'
import { createDatabase, startPostgres } from '#tests/support/database/startPostgres.ts'
import { putPhoto, takePicture } from '#tests/support/server/pictures.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import {
  callUs,
  copyServerWithSite,
  type QuoteServer,
  startQuoteServer,
} from '#tests/support/server/startQuoteServer.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

/** A server, and a second connection to its file, as from another program. */
async function startServer(limit?: string) {
  const file = join(temporaryFolder(), 'quotes.db')
  const server = await startQuoteServer(await copyServerWithSite(), { DATABASE_URL: `file://${file}` }, limit)
  const beside = new DatabaseSync(file)
  onTestFinished(() => beside.close())
  const count = () => Number(beside.prepare('select count(*) as count from quotes').get()?.count)
  return { file, server, beside, count }
}

test(`while SQLite’s file is locked or ${change.name}, pages are served, quotes and photos refused`, async () => {
  const { file, server, beside, count } = await startServer()
  const files = [file, `${file}-wal`]
  onTestFinished(() => change.thaw(files))

  const putOne = await sendWithPhoto(server)
  beside.exec('begin immediate')
  const refused = server.send()
  const first = await Promise.race([refused.then(() => 'quote'), server.get('/about-us').then(() => 'page')])
  const locked = await refused
  beside.exec('rollback')
  const released = await lookAt(server)
  change.freeze(files)
  const frozen = await lookAt(server)
  const refusedPhoto = await putOne()
  change.thaw(files)
  const after = await lookAt(server)
  const keptPhoto = await putOne()

  expect(first).toBe('page')
  expect([locked.status, locked.text]).toEqual([503, callUs])
  expect(released.statuses).toEqual([200, 201, 200])
  expect(frozen.statuses).toEqual([200, change.answer, 200])
  expect(frozen.text === callUs).toBe(change.answer === 503)
  expect(after.statuses).toEqual([200, 201, 200])
  expect(count()).toBe(change.answer === 503 ? 3 : 4)
  expect([refusedPhoto, keptPhoto]).toEqual([change.answer, 201])
})

test('on a full disk quotes are refused until there is room again', async () => {
  // Simulates a full disk: no file can grow past this many blocks.
  const { server, beside, count } = await startServer('ulimit -f 2048')
  let acknowledged = 0
  async function fill(message: string) {
    let answer = await server.send({ message })
    for (; answer.status === 201 && acknowledged < 1000; answer = await server.send({ message }))
      acknowledged += 1
    return answer
  }

  await fill('x'.repeat(5000))
  // A short request may fit where a long one does not.
  const answer = await fill(quoteRequest.message)

  const full = await lookAt(server)
  const kept = count()
  // Empties the -wal file, so that new quotes fit again.
  beside.exec('pragma wal_checkpoint(truncate)')
  const after = await lookAt(server)

  expect([answer.status, answer.text]).toEqual([503, callUs])
  expect(full).toEqual({ statuses: [200, 503, 200], text: callUs })
  expect(kept).toBe(acknowledged)
  expect(acknowledged).toBeGreaterThan(10)
  expect(after.statuses).toEqual([200, 201, 200])
})

test('while PostgreSQL is down, at the start or later, quotes and photos are refused and pages are served', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.remove())
  const url = await createDatabase(postgres.url)
  await postgres.stop()
  const server = await startQuoteServer(await copyServerWithSite(), { DATABASE_URL: url, RATE_LIMIT: 'on' })

  const away = await lookAt(server)
  await postgres.start()
  const there = await lookAt(server)
  const putOne = await sendWithPhoto(server)
  await postgres.stop()
  const gone = await lookAt(server)
  const refused = await putOne()
  await postgres.start()
  const back = await lookAt(server)
  const kept = await putOne()

  expect(away).toEqual({ statuses: [200, 503, 503], text: callUs })
  expect(there.statuses).toEqual([200, 201, 200])
  expect(gone).toEqual({ statuses: [200, 503, 503], text: callUs })
  expect(back.statuses).toEqual([200, 201, 200])
  expect([refused, kept]).toEqual([503, 201])
})

/** A database that can be frozen and thawed. */
type Database = { url: string; silence(): Promise<() => unknown> }

async function lockable(): Promise<Database> {
  const url = await createDatabase(inject('postgresUrl'))
  return { url, silence: () => lockQuotes({ kind: 'postgres', url }) }
}

async function freezable(): Promise<Database> {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.remove())
  const silence = async () => {
    await postgres.freeze()
    return postgres.thaw
  }
  return { url: await createDatabase(postgres.url), silence }
}

/** Several, so that most need a new connection. */
const visitors = ['Ada', 'Grace', 'Edith', 'Mary']

/** Responses before, during and after the freeze, and the stored quotes in the end. */
async function outlast({ url, silence }: Database) {
  const server = await startQuoteServer(await copyServerWithSite(), { DATABASE_URL: url })
  const send = (name: string) => server.send({ name }, name)
  const before = await send('Early')

  const wake = await silence()
  const refusals = Promise.all(visitors.map(send))
  const health = server.get('/healthz')
  const first = await Promise.race([refusals.then(() => 'quote'), server.get('/about-us').then(() => 'page')])
  const refused = await refusals
  const ill = await health
  await wake()
  const again = [await send('Ada'), await send('Ada'), await send('Grace')]
  const after = await send('Late')
  const well = await server.get('/healthz')

  const store = await openUntilEnd({ kind: 'postgres', url })
  return {
    first,
    refused: new Set(refused.map(({ status, text }) => `${status} ${text}`)),
    statuses: [before, ill, ...again, after, well].map(({ status }) => status),
    names: (await Array.fromAsync(store.quotes.list())).map(({ name }) => name),
  }
}

test('with a locked or silent PostgreSQL pages are not delayed, quotes are refused in time, and none is stored twice', async () => {
  const [locked, frozen] = await Promise.all([lockable().then(outlast), freezable().then(outlast)])

  for (const { first, refused, statuses, names } of [locked, frozen]) {
    expect(first).toBe('page')
    expect(refused).toEqual(new Set([`503 ${callUs}`]))
    expect(statuses).toEqual([201, 503, 201, 201, 201, 201, 200])
    expect(names).toEqual(expect.arrayContaining(['Early', 'Ada', 'Grace', 'Late']))
    expect(new Set(names).size).toBe(names.length)
  }
  // A frozen database later stores the quotes that it had received. On a locked one their statements were cancelled.
  expect(locked.names).toHaveLength(4)
})

/** Sends a quote. @returns a function that uploads a photo of it and returns the status */
async function sendWithPhoto({ send, ask }: Pick<QuoteServer, 'send' | 'ask'>) {
  const { photos } = JSON.parse((await send()).text)
  const picture = await takePicture()
  return async () => (await putPhoto(ask, photos, picture)).status
}

/** Requests a page, sends a quote and reads the health, as visitors and monitoring do. */
async function lookAt({ get, send }: Pick<QuoteServer, 'get' | 'send'>) {
  const [page, quote, health] = [await get('/about-us'), await send(), await get('/healthz')]
  return { statuses: [page.status, quote.status, health.status], text: quote.text }
}
