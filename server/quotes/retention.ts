import type { Log } from '../log.ts'
import { formKeyTime, type HitStore, hitWindow } from './store/hitStore.ts'

const day = 24 * 60 * 60_000
const hour = 60 * 60_000
const minute = 60_000

/** How long a wrong clock does no harm, in milliseconds: time servers correct one within minutes of the start. */
export const retentionInterval = 6 * hour

/**
 * Deletes quotes or photos older than `days`, and logs their number; undefined deletes nothing. Deletes what was expired both now and
 * at the previous check, six hours ago by a timer that no change of the clock touches.
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
  const expiry = () => Date.now() - days * day
  let current = expiry()
  const deleteOld = async () => {
    const previous = current
    current = expiry()
    try {
      const deleted = await deleteBefore(new Date(Math.min(previous, current)), stopped.signal)
      if (deleted > 0)
        log.info(`${deleted} ${deleted === 1 ? what : `${what}s`} older than ${days} days deleted.`)
    } catch (error) {
      log.error(error)
    }
  }
  const timer = setInterval(deleteOld, retentionInterval)
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
