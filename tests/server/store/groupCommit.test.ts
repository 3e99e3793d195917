import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSqlite } from '#server/store/sqlite.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

/** A database, and a second connection that sees committed rows only. A key can be added once. */
async function openDatabase() {
  const file = join(temporaryFolder(), 'quotes.db')
  const database = await openSqlite(file)
  const other = new DatabaseSync(file)
  onTestFinished(async () => {
    other.close()
    await database.close()
  })
  const add = (...keys: string[]) =>
    database.write(async (db) => {
      for (const key of keys) await db.insertInto('limits').values({ key, points: 1, expire: 0 }).execute()
    })
  const committed = () =>
    other
      .prepare('select key from limits order by key')
      .all()
      .map(({ key }) => key)
  return { ...database, other, add, committed }
}

/** Installs fake timers. @returns a function that advances them by milliseconds */
function passTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  return async (time: number) => {
    for (let passed = 0; passed < time; passed += 25) {
      for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate)
      vi.advanceTimersByTime(25)
    }
  }
}

test('waiting jobs are committed together, and one that throws rolls back only itself', async () => {
  const { add, committed } = await openDatabase()

  const answers = ['a', 'b', 'c'].map((key) => add(key).then(committed))
  const before = committed()
  const together = await Promise.all(answers)
  const results = await Promise.allSettled([add('d'), add('e', 'a'), add('d'), add('f')])

  expect(before).toEqual([])
  expect(together).toEqual(Array(3).fill(['a', 'b', 'c']))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(committed()).toEqual(['a', 'b', 'c', 'd', 'f'])
})

test('only the job that does not fit on the disk fails', async () => {
  const { db, add, committed } = await openDatabase()
  const { rows } = await sql<{ pages: number }>`select page_count as pages from pragma_page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.pages ?? 0) + 10)}`.execute(db)

  const results = await Promise.allSettled([add('a'), add('x'.repeat(1_000_000)), add('b', 'a'), add('c')])

  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(committed()).toEqual(['a', 'c'])
})

test('a job waits for another process that writes, and the reading goes on', async () => {
  const { db, other, add, committed } = await openDatabase()
  other.exec('begin immediate')

  const added = add('a')
  const read = await db.selectFrom('limits').select('key').execute()
  other.exec('rollback')
  await added

  expect(read).toEqual([])
  expect(committed()).toEqual(['a'])
})

test('every job has its own timeout', async () => {
  const pass = passTime()
  const { other, add, committed } = await openDatabase()
  other.exec('begin immediate')

  const early = add('a').catch((error: Error) => error.message)
  await pass(2900)
  const late = add('b').then(() => 'kept')
  await pass(200)
  const first = await Promise.race([early, late])
  other.exec('rollback')
  await pass(50)

  expect([first, await late]).toEqual(['database is locked', 'kept'])
  expect(committed()).toEqual(['b'])
})
