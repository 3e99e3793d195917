import { useSyncExternalStore } from 'react'
import type { TypedTexts } from '#data/desk/progressTexts.ts'
import { ifAllowed } from '../../session/localStore.ts'
import { storedValue } from '../../session/sessionValue.ts'

const prefix = 'desk '
/** Time from the last edit of a draft to its deletion, in milliseconds. */
const keptFor = 30 * 24 * 3_600_000

const drafts = new Map<string, TypedTexts>()
const listeners = new Set<() => void>()

/** Local storage: the owner may close the desk before the connection is back. */
const storedDraft = (id: string) => storedValue(prefix + id, ifAllowed)

/** The unsaved edits of a quote. All forms of a quote share them: a save may end when its form has been left and opened again. */
export function readDraft(id: string): TypedTexts {
  const draft = drafts.get(id) ?? parseDraft(storedDraft(id).read()).typed
  drafts.set(id, draft)
  return draft
}

/** Stores the unsaved edits of a quote, or deletes them if there are none. */
export function writeDraft(id: string, typed: TypedTexts): void {
  drafts.set(id, typed)
  if (Object.keys(typed).length === 0) storedDraft(id).clear()
  else storedDraft(id).write(JSON.stringify({ typed, editedAt: Date.now() }))
  for (const listener of listeners) listener()
}

/** Deletes the drafts of this browser. @param isOld all, if undefined */
export function forgetDrafts(isOld: (editedAt: number) => boolean = () => true): void {
  const names = ifAllowed((storage) => Object.keys(storage)) ?? []
  for (const name of names.filter((name) => name.startsWith(prefix))) {
    const { editedAt } = parseDraft(ifAllowed((storage) => storage.getItem(name)) ?? null)
    if (isOld(editedAt)) writeDraft(name.slice(prefix.length), {})
  }
}

/** Deletes drafts that nobody has come back to: they contain customers' details. */
export const forgetOldDrafts = () => forgetDrafts((editedAt) => editedAt < Date.now() - keptFor)

/** Number of pending saves by quote: their edits are in the quote already, and may still be refused. */
const pendingSaves = new Map<string, number>()

export const isBeingSaved = (id: string): boolean => (pendingSaves.get(id) ?? 0) > 0

/** Counts the save as pending until it ends, also by an error. */
export async function whileSaving<Result>(id: string, save: () => Promise<Result>): Promise<Result> {
  const count = (difference: number) => pendingSaves.set(id, (pendingSaves.get(id) ?? 0) + difference)
  count(1)
  return save().finally(() => count(-1))
}

/** Renders again when the draft changes. */
export const useDraft = (id: string): TypedTexts => useSyncExternalStore(subscribe, () => readDraft(id))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', readOtherTab)
  return () => void listeners.delete(listener)
}

/** Another tab has changed a draft. */
function readOtherTab({ key }: StorageEvent): void {
  if (!key?.startsWith(prefix)) return
  drafts.delete(key.slice(prefix.length))
  for (const listener of listeners) listener()
}

function parseDraft(json: string | null): { typed: TypedTexts; editedAt: number } {
  try {
    const { typed, editedAt } = JSON.parse(json ?? '')
    const texts = Object.entries<{ text?: unknown; base?: unknown }>(typed).filter(
      ([, typed]) => typeof typed?.text === 'string' && typeof typed.base === 'string',
    )
    return { typed: Object.fromEntries(texts) as TypedTexts, editedAt: Number(editedAt) }
  } catch {
    // Not written by the desk: treated as no edits.
    return { typed: {}, editedAt: 0 }
  }
}
