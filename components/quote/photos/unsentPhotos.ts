import { sessionValue } from '../../session/sessionValue.ts'
import { type Upload, uploads } from './stores.ts'

/** How many photos are on their way, and of how many, for the page after a reload. */
const stored = sessionValue('photosOnTheirWay')

export function rememberUnsent(all: readonly Upload[]): void {
  const unsent = all.filter(({ state }) => state === 'waiting' || state === 'stuck').length
  if (unsent > 0) stored.write(`${unsent} ${all.length}`)
  else stored.clear()
}

/** What the previous document had not sent when it was unloaded. Once. */
export function takeUnsent(): { unsent: number; all: number } | undefined {
  if (uploads.read().length > 0) return undefined
  const [unsent = 0, all = 0] = (stored.read() ?? '').split(' ').map(Number)
  stored.clear()
  return unsent > 0 ? { unsent, all } : undefined
}
