import type { Log } from '../log.ts'
import { type HitStore, hitWindow } from './store/hitStore.ts'
import type { PhotoStore } from './store/photoStore.ts'
import type { QuoteStore } from './store/quoteStore.ts'

const day = 24 * 60 * 60_000
const hour = 60 * 60_000
const minute = 60_000

type Retention<Store> = { store: Store; days: number; log: Log }

/** Deletes expired rows at once and every hour, and logs their number. @returns stops it */
function deleteHourly(
  what: string,
  deleteBefore: (time: Date) => Promise<number>,
  { days, log }: Omit<Retention<unknown>, 'store'>,
): () => void {
  async function deleteOld(): Promise<void> {
    try {
      const deleted = await deleteBefore(new Date(Date.now() - days * day))
      if (deleted > 0)
        log.info(`${deleted} ${deleted === 1 ? what : `${what}s`} older than ${days} days deleted.`)
    } catch (error) {
      log.error(error)
    }
  }
  void deleteOld()
  const timer = setInterval(() => void deleteOld(), hour)
  return () => clearInterval(timer)
}

/** RETENTION_DAYS. @returns stops it */
export const keepDeleting = ({ store, ...rest }: Retention<Pick<QuoteStore, 'deleteBefore'>>) =>
  deleteHourly('quote', (time) => store.deleteBefore(time), rest)

/** PHOTO_RETENTION_DAYS. @returns stops it */
export const keepDeletingPhotos = ({ store, ...rest }: Retention<Pick<PhotoStore, 'deletePhotosBefore'>>) =>
  deleteHourly('photo', (time) => store.deletePhotosBefore(time), rest)

/** Deletes client IPs within a minute after they stop counting. @returns stops it */
export function keepForgetting({ hits, log }: { hits: Pick<HitStore, 'forget'>; log: Log }): () => void {
  const forget = () => hits.forget(Date.now() - hitWindow).catch((error: unknown) => log.error(error))
  const timer = setInterval(() => void forget(), minute)
  return () => clearInterval(timer)
}
