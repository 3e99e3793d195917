import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createGroupCommit } from '#server/quotes/store/sqlite/sqliteGroupCommit.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

/** A table that only takes numbers below 100, and a second connection that sees committed rows only. */
function openTable() {
  const file = join(temporaryFolder(), 'table.db')
  const [db, other] = [new DatabaseSync(file), new DatabaseSync(file)]
  onTestFinished(() => {
    db.close()
    other.close()
  })
  db.exec('pragma journal_mode = wal; create table numbers (number integer primary key check (number < 100))')
  const { commit, finish } = createGroupCommit(db)
  const insert = db.prepare('insert into numbers values (?)')
  const add = (...numbers: number[]) => commit(() => numbers.map((number) => insert.run(number).changes))
  const committed = () =>
    other
      .prepare('select number from numbers order by number')
      .all()
      .map(({ number }) => number)
  return { db, other, commit, add, committed, finish }
}

/** Installs fake timers. @returns a function that advances them by milliseconds */
function passTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  return async (time: number) => {
    for (let passed = 0; passed < time; passed += 25) {
      await new Promise(setImmediate)
      vi.advanceTimersByTime(25)
    }
  }
}

test('waiting jobs are committed together, and one that throws rolls back only itself', async () => {
  const { add, committed } = openTable()

  const answers = [1, 2, 3].map((number) => add(number).then(committed))
  const before = committed()
  const together = await Promise.all(answers)
  const results = await Promise.allSettled([add(4), add(5, 100), add(4), add(6)])

  expect(before).toEqual([])
  expect(together).toEqual(Array(3).fill([1, 2, 3]))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(committed()).toEqual([1, 2, 3, 4, 6])
})

test('only the job that does not fit on the disk fails', async () => {
  const { db, commit, add, committed } = openTable()
  db.exec('create table photos (image blob); pragma max_page_count = 20')
  const addPhoto = () => commit(() => db.exec('insert into photos values (zeroblob(1000000))'))

  const results = await Promise.allSettled([add(1), addPhoto(), add(2, 100), add(3)])

  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(committed()).toEqual([1, 3])
})

test('a job waits for a writing process, and finish waits for the job', async () => {
  const { other, add, committed, finish } = openTable()
  other.exec('begin immediate')

  const added = add(1)
  await new Promise(setImmediate)
  other.exec('rollback')
  await finish()

  expect(committed()).toEqual([1])
  await added
})

test('while another process writes, the commit is retried at intervals', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const { db, other, add, committed } = openTable()
  other.exec('begin immediate')
  const asked = vi.spyOn(db, 'exec')

  const added = [add(1)]
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate)
  added.push(add(2), add(3))
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate)
  const before = asked.mock.calls.length
  other.exec('rollback')
  vi.advanceTimersByTime(25)

  expect(before).toBe(1)
  expect(committed()).toEqual([1, 2, 3])
  await Promise.all(added)
})

test('every job has its own timeout, and without waiting jobs nothing is retried', async () => {
  const pass = passTime()
  const { db, other, add, committed } = openTable()
  other.exec('begin immediate')

  const asked = vi.spyOn(db, 'exec')
  const refused = expect(add(1)).rejects.toThrow('database is locked')
  await pass(3050)
  await refused
  const before = asked.mock.calls.length
  await pass(100)
  // Without waiting jobs, nothing is retried.
  expect(asked).toHaveBeenCalledTimes(before)

  const early = add(1).catch(() => 'refused')
  await pass(2900)
  const late = add(2).then(() => 'kept')
  await pass(200)
  const first = await Promise.race([early, late])
  other.exec('rollback')
  await pass(50)

  expect([first, await late]).toEqual(['refused', 'kept'])
  expect(committed()).toEqual([2])
})
