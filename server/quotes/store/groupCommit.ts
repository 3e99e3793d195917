import type { DatabaseSync } from 'node:sqlite'
import { inTransaction, isBusy } from './sqliteSchema.ts'

type Job = {
  work: () => unknown
  settle: (result: unknown) => void
  fail: (error: unknown) => void
  since: number
}

/** How long work waits for another process that holds the file, and how often it looks. */
const patience = 3000
const lookEvery = 25

/**
 * Commits together what waits together: a commit costs a wait for the disk, however much is in it. Every caller is
 * answered after the commit that holds its work, and work that throws undoes only itself.
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
    try {
      const answers = inTransaction(db, () => jobs.map(attempt))
      for (const answer of answers) answer()
    } catch (error) {
      const latest = isBusy(error) ? performance.now() - patience : Number.POSITIVE_INFINITY
      waiting = jobs.filter(({ since }) => since > latest)
      for (const { since, fail } of jobs) if (since <= latest) fail(error)
      // Without blocking: pages are answered meanwhile.
      if (waiting.length > 0) schedule(lookEvery)
    }
  }

  /** Does one job; gives back how to answer it once everything is committed. */
  function attempt({ work, settle, fail }: Job): () => void {
    savepoint.run()
    try {
      const result = work()
      release.run()
      return () => settle(result)
    } catch (error) {
      // A full disk ends the whole transaction, and with it everyone's work.
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
    /** Resolves when nothing waits any more. */
    async finish(): Promise<void> {
      while (waiting.length > 0) await new Promise((resolve) => setTimeout(resolve, lookEvery))
    },
  }
}
