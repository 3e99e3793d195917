import { expect, inject, onTestFinished, test } from 'vitest'
import { openUntilEnd } from '#tests/support/database/makeDatabase.ts'
import { lockQuotes } from '#tests/support/database/otherProgram.ts'
import { createDatabase, startPostgres } from '#tests/support/database/startPostgres.ts'
import { putPhoto, takePicture } from '#tests/support/server/pictures.ts'
import {
  callUs,
  copyServerWithSite,
  type QuoteServer,
  startQuoteServer,
} from '#tests/support/server/startQuoteServer.ts'

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
