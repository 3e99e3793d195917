import type { DatabaseSync } from 'node:sqlite'
import { inTransaction, isBusy } from './sqliteDatabase.ts'

type Job = {
  work: () => unknown
  settle: (result: unknown) => void
  fail: (error: unknown) => void
  since: number
}

/** How long a job waits for another process that locks the file, and how often it tries, in milliseconds. */
const timeout = 3000
const retryEvery = 25

/**
 * Commits all waiting jobs in one transaction: a commit waits for the disk, however much is in it. A job settles after
 * the commit that contains it, and a job that throws rolls back only itself. If the commit fails, each job is committed
 * alone.
 */
export function createGroupCommit(db: DatabaseSync) {
  let waiting: Job[] = []
  let scheduled = false
  const savepoint = db.prepare('savepoint job')
  const release = db.prepare('release job')
  const rollback = db.prepare('rollback to job')

  function schedule(delay?: number) {
    if (scheduled) return
    scheduled = true
    if (delay === undefined) setImmediate(flush)
    else setTimeout(flush, delay)
  }

  function flush() {
    scheduled = false
    const jobs = waiting
    waiting = []
    commitTogether(jobs)
    // Another process locks the file: a timer retries, and does not block the event loop.
    if (waiting.length > 0) schedule(retryEvery)
  }

  function commitTogether(jobs: readonly Job[]) {
    try {
      const answers = inTransaction(db, () => jobs.map(attempt))
      for (const answer of answers) answer()
    } catch (error) {
      if (isBusy(error)) waitOn(jobs, error)
      // On an almost full disk, a quote may fit where a photo does not.
      else if (jobs.length > 1) for (const job of jobs) commitTogether([job])
      else for (const { fail } of jobs) fail(error)
    }
  }

  function waitOn(jobs: readonly Job[], error: unknown) {
    const latest = performance.now() - timeout
    waiting.push(...jobs.filter(({ since }) => since > latest))
    for (const { since, fail } of jobs) if (since <= latest) fail(error)
  }

  /** Runs one job. @returns settles it, once everything is committed */
  function attempt({ work, settle, fail }: Job): () => void {
    savepoint.run()
    try {
      const result = work()
      release.run()
      return () => settle(result)
    } catch (error) {
      // A full disk rolls back the whole transaction.
      if (!db.isTransaction || isBusy(error)) throw error
      rollback.run()
      release.run()
      return () => fail(error)
    }
  }

  return {
    commit: <Result>(work: () => Result): Promise<Result> =>
      new Promise((resolve, reject) => {
        const settle = (result: unknown) => resolve(result as Result)
        waiting.push({ work, settle, fail: reject, since: performance.now() })
        schedule()
      }),
    /** Resolves when no job is waiting. */
    async finish(): Promise<void> {
      while (waiting.length > 0) await new Promise((resolve) => setTimeout(resolve, retryEvery))
    },
  }
}
