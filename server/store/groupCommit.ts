import { type Kysely, sql } from 'kysely'
import { type Database, inTransaction } from './database.ts'
import type { Tables } from './tables.ts'

type Settle = (value: unknown) => void
type Job = { work: (db: Kysely<Tables>) => Promise<unknown>; settle: Settle; fail: Settle; since: number }
/** How long a job waits for another process that locks the file (SQLITE_BUSY), and how often it tries, in milliseconds. */
const [timeout, retryEvery] = [3000, 25]
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5

/**
 * Commits all waiting jobs in one transaction: a commit waits for the disk, however much is in it. A job settles after the commit
 * that contains it, and one that throws rolls back only itself. If the commit fails, each job is committed alone.
 */
export function createGroupCommit(db: Kysely<Tables>, begin: string): Database['write'] {
  const waiting: Job[] = []
  let isFlushing = false

  async function commit(jobs: readonly Job[]): Promise<void> {
    try {
      for (const settle of await inTransaction(db, begin, (connection) => attempt(connection, jobs))) settle()
    } catch (error) {
      const latest = isBusy(error) ? performance.now() - timeout : Infinity
      // On an almost full disk, a quote may fit where a photo does not.
      if (!isBusy(error) && jobs.length > 1) for (const job of jobs) await commit([job])
      else for (const job of jobs) job.since > latest ? waiting.push(job) : job.fail(error)
      if (isBusy(error)) await new Promise((resolve) => setTimeout(resolve, retryEvery))
    }
  }

  async function flush() {
    for (; waiting.length > 0; await commit(waiting.splice(0))) await new Promise(setImmediate)
    isFlushing = false
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, settle: resolve as Settle, fail: reject, since: performance.now() })
      if (!isFlushing) void flush()
      isFlushing = true
    })
}

async function attempt(connection: Kysely<Tables>, jobs: readonly Job[]): Promise<(() => void)[]> {
  const answers: (() => void)[] = []
  for (const { work, settle, fail } of jobs) {
    await sql`savepoint job`.execute(connection)
    try {
      const result = await work(connection)
      answers.push(() => settle(result))
    } catch (error) {
      // Fails after a full disk, which has rolled back the whole transaction.
      await sql`rollback to job`.execute(connection).catch(() => Promise.reject(error))
      answers.push(() => fail(error))
    }
    await sql`release job`.execute(connection)
  }
  return answers
}
