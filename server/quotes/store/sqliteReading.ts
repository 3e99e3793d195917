import { existsSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { isCurrent, openQuoteDatabase } from './sqliteSchema.ts'

/**
 * For whoever only looks: the file is opened all the same where nothing can be written, because that is when the owner
 * needs to see what came in.
 *
 * @throws StartFault when it cannot be read either
 */
export function openToRead(path: string): DatabaseSync {
  const isThere = existsSync(path)
  try {
    return openQuoteDatabase(path)
  } catch (fault) {
    const db = isThere
      ? (openCurrent(() => openReadOnly(path)) ?? openCurrent(() => openUnchanging(path)))
      : undefined
    if (!db) throw fault
    return db
  }
}

function openCurrent(open: () => DatabaseSync): DatabaseSync | undefined {
  try {
    const db = open()
    if (isCurrent(db)) return db
  } catch {
    // Not this way; the caller knows why writing failed, which says more.
  }
  return undefined
}

const openReadOnly = (path: string) => new DatabaseSync(path, { readOnly: true })

/** Without even the files beside it; when there is something in them, the file alone would be the past. */
function openUnchanging(path: string): DatabaseSync {
  const latest = statSync(`${path}-wal`, { throwIfNoEntry: false })
  if (latest && latest.size > 0) throw new Error('What came in last is beside the file.')
  const address = pathToFileURL(path)
  address.searchParams.set('immutable', '1')
  return new DatabaseSync(address, { readOnly: true })
}
