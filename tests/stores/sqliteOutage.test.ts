import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { freezing as change } from '#tests/support/database/freezeFiles.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import {
  callUs,
  copyServerWithSite,
  lookAt,
  sendWithPhoto,
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
