import { describeUnsent } from '#data/quote/photosAndDay.ts'
import { toasts } from '../../toasts/toastStore.ts'
import { type Upload, unsentPhotos, uploads } from './stores.ts'

export function rememberUnsent(all: readonly Upload[]): void {
  const unsent = all.filter(({ state }) => state === 'waiting' || state === 'stuck').length
  if (unsent > 0) unsentPhotos.write(`${unsent} ${all.length}`)
  else unsentPhotos.clear()
}

/** Shows a toast, once, for the uploads that the previous document had not finished. */
export function reportUnsent(): void {
  if (uploads.read().length > 0) return
  const [unsent = 0, all = 0] = (unsentPhotos.read() ?? '').split(' ').map(Number)
  if (unsent > 0) toasts.add({ ...describeUnsent({ unsent, all }), kind: 'error', stays: true })
  unsentPhotos.clear()
}
