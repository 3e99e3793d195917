import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { projectFolder } from '#server/config.ts'
import type { Quote } from '#server/store/quoteRows.ts'
import { openUntilEnd } from '#tests/support/database/makeDatabase.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'
import { startScript } from '#tests/support/server/startQuoteServer.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

// Every test starts a process or more.

function backUp(file: string, copy: string, limit?: string) {
  const settings = { DATABASE_URL: `file://${file}` }
  return startScript(projectFolder, ['server/cli/quotes.ts', 'backup', copy], settings, limit).ended
}

test('a backup made under load contains whole quotes only, and can replace the file', async () => {
  const folder = temporaryFolder()
  const [file, copy] = [join(folder, 'quotes.db'), join(folder, 'copy.db')]
  const server = await openUntilEnd({ kind: 'sqlite', file })
  const quotes: Quote[] = []
  const add = async () => {
    const message = `${quotes.length} ${'x'.repeat(4000)}`
    quotes.push(await server.quotes.add({ ...quoteRequest, message }, arrival, ['owner', 'confirmation']))
  }
  for (let count = 0; count < 200; count += 1) await add()
  const before = quotes.length

  let running = true
  const backup = backUp(file, copy).finally(() => {
    running = false
  })
  // Each turn of the event loop can notice the end of the other process.
  for (; running; await turn()) await add()
  const made = await backup
  const after = quotes.length
  await server.close()
  const plain = new DatabaseSync(copy, { readOnly: true })
  const integrity = plain.prepare('pragma integrity_check').get()
  const orphans = plain.prepare('pragma foreign_key_check').all()
  const mails = plain.prepare('select count(*) as count from outbox').get()
  plain.close()
  // Restores the backup as the README describes.
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  copyFileSync(copy, file)
  const restored = await openUntilEnd({ kind: 'sqlite', file })
  const found = (await Array.fromAsync(restored.quotes.list())).toReversed()
  const next = await restored.quotes.add(quoteRequest, arrival, ['owner'])

  expect([made.code, made.out]).toEqual([0, `Every quote as of now is in ${copy}.\n`])
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  expect(after).toBeGreaterThan(before)
  expect(found.length).toBeGreaterThanOrEqual(before)
  expect(found.length).toBeLessThan(after)
  // No gap: the copy holds every quote up to one point in time.
  expect(found).toEqual(quotes.slice(0, found.length))
  expect([integrity, orphans, mails]).toEqual([{ integrity_check: 'ok' }, [], { count: found.length * 2 }])
  expect(await restored.quotes.find(next.id)).toEqual(next)
})

test('a backup on a full disk leaves no file, and the next one succeeds', async () => {
  const folder = temporaryFolder()
  const [file, copy] = [join(folder, 'quotes.db'), join(folder, 'copy.db')]
  const { quotes, close } = await openUntilEnd({ kind: 'sqlite', file })
  const message = 'x'.repeat(5000)
  await Promise.all(Array.from({ length: 100 }, () => quotes.add({ ...quoteRequest, message }, arrival)))
  await close()

  const failed = await backUp(file, copy, 'ulimit -f 200')
  const isLeft = existsSync(copy)
  const made = await backUp(file, copy)

  expect(failed.code).toBe(1)
  expect(failed.err).toMatch(/full|I\/O/)
  expect([isLeft, made.code, statSync(copy).size > 500_000]).toEqual([false, 0, true])
})
