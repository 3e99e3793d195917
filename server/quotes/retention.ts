import type { Log } from '../log.ts'
import { formKeyTime, type HitStore, hitWindow } from './store/hitStore.ts'

const day = 24 * 60 * 60_000
const hour = 60 * 60_000
const minute = 60_000

/**
 * Deletes quotes or photos older than `days`, at once and every hour, and logs their number; undefined deletes nothing.
 *
 * @returns stops the timer, and a deletion under way after its current batch
 */
export function deleteExpired(
  what: 'quote' | 'photo',
  days: number | undefined,
  deleteBefore: (time: Date, signal: AbortSignal) => Promise<number>,
  log: Log,
): () => void {
  if (days === undefined) return () => {}
  const stopped = new AbortController()
  const deleteOld = async () => {
    try {
      const deleted = await deleteBefore(new Date(Date.now() - days * day), stopped.signal)
      if (deleted > 0)
        log.info(`${deleted} ${deleted === 1 ? what : `${what}s`} older than ${days} days deleted.`)
    } catch (error) {
      log.error(error)
    }
  }
  void deleteOld()
  const timer = setInterval(deleteOld, hour)
  return () => {
    clearInterval(timer)
    stopped.abort()
  }
}

/** Deletes client IPs, and the keys made of them, within a minute after they are needed. @returns stops the timer */
export function deleteExpiredHits(
  hits: Pick<HitStore, 'deleteBefore' | 'deleteFormKeys'>,
  log: Log,
): () => void {
  const deleteOld = async () => {
    try {
      await hits.deleteBefore(Date.now() - hitWindow)
      await hits.deleteFormKeys(Date.now() - formKeyTime)
    } catch (error) {
      log.error(error)
    }
  }
  const timer = setInterval(() => void deleteOld(), minute)
  return () => clearInterval(timer)
}
