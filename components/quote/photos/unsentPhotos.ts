import { sessionValue } from '../../session/sessionValue.ts'
import { type Upload, uploads } from './stores.ts'

/** The numbers of pending and of all uploads, for the page after a reload. */
const stored = sessionValue('photosOnTheirWay')

export function rememberUnsent(all: readonly Upload[]): void {
  const unsent = all.filter(({ state }) => state === 'waiting' || state === 'stuck').length
  if (unsent > 0) stored.write(`${unsent} ${all.length}`)
  else stored.clear()
}

/** The uploads that the previous document had not finished. Returned once. */
export function takeUnsent(): { unsent: number; all: number } | undefined {
  if (uploads.read().length > 0) return undefined
  const [unsent = 0, all = 0] = (stored.read() ?? '').split(' ').map(Number)
  stored.clear()
  return unsent > 0 ? { unsent, all } : undefined
}
