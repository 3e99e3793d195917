import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { freezing as change } from '#tests/support/crash/freezeFiles.ts'
import { callUs, lookAt } from '#tests/support/server/lookAt.ts'
import { copyProject } from '#tests/support/server/runScript.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import { startQuoteServer } from '#tests/support/server/startQuoteServer.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

async function startServer(limit?: string) {
  const file = join(temporaryFolder(), 'quotes.db')
  const settings = { DATABASE_URL: `file://${file}`, RATE_LIMIT: 'off' }
  return { file, server: await startQuoteServer(await copyProject(), settings, limit) }
}

/** Beside the server, as another program would. */
function openBeside(file: string): DatabaseSync {
  const db = new DatabaseSync(file)
  onTestFinished(() => db.close())
  return db
}

const countQuotes = (db: DatabaseSync) =>
  Number(db.prepare('select count(*) as count from quotes').get()?.count)

test('while another process locks the SQLite file, pages are served and quotes refused in time', async () => {
  const { file, server } = await startServer()
  const other = openBeside(file)
  other.exec('begin immediate')

  const refused = server.send()
  const first = await Promise.race([refused.then(() => 'quote'), server.get('/about-us').then(() => 'page')])
  const answer = await refused
  other.exec('rollback')
  const afterRelease = await server.send()

  expect(first).toBe('page')
  expect([answer.status, answer.text]).toEqual([503, callUs])
  expect(afterRelease.status).toBe(201)
})

test('on a full disk quotes are refused until there is room again', async () => {
  // The system refuses to let any file grow past this many blocks, as it does when the disk is full.
  const { file, server } = await startServer('ulimit -f 1024')
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
  const beside = openBeside(file)
  const kept = countQuotes(beside)
  // Empties the file beside the main one: room for as much again.
  beside.exec('pragma wal_checkpoint(truncate)')
  const after = await lookAt(server)

  expect([answer.status, answer.text]).toEqual([503, callUs])
  expect(full).toEqual({ statuses: [200, 503, 200], text: callUs })
  expect(kept).toBe(acknowledged)
  expect(acknowledged).toBeGreaterThan(10)
  expect(after.statuses).toEqual([200, 201, 200])
})

test(`while its file is ${change.name}, the server acknowledges what it stores and nothing else`, async () => {
  const { file, server } = await startServer()
  const files = [file, `${file}-wal`]
  const before = await lookAt(server)
  onTestFinished(() => change.thaw(files))

  change.freeze(files)
  const frozen = await lookAt(server)
  change.thaw(files)
  const after = await lookAt(server)

  const looks = [before, frozen, after]
  expect(looks.map(({ statuses }) => statuses)).toEqual([
    [200, 201, 200],
    [200, change.answer, 200],
    [200, 201, 200],
  ])
  expect(looks.filter(({ text }) => text === callUs)).toHaveLength(change.answer === 503 ? 1 : 0)
  expect(countQuotes(openBeside(file))).toBe(change.answer === 503 ? 2 : 3)
})
