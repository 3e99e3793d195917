import { useEffect } from 'react'
import type { TypedTexts } from '#data/desk/quoteProgress.ts'
import { createStore, storedValue } from '../../session/createStore.ts'
import { ifAllowed } from '../../session/stubContract.ts'

const prefix = 'desk '
/** The owner may close the desk before the connection is back. */
const storage = () => localStorage
/** Time from the last edit of a draft to its deletion, in milliseconds. */
const lifetime = 30 * 24 * 3_600_000

/** Drafts that were read or written since the desk was opened. */
const drafts = new Map<string, ReturnType<typeof openDraft>>()

function openDraft(id: string) {
  const stored = storedValue(prefix + id, storage)
  return { stored, store: createStore(parseDraft(stored.read()).typed) }
}

/** All forms of a quote share its draft: a save may end when its form has been left and opened again. */
function draftOf(id: string) {
  const draft = drafts.get(id) ?? openDraft(id)
  drafts.set(id, draft)
  return draft
}

/** @param id of a quote, or the name of another form */
export const readDraft = (id: string): TypedTexts => draftOf(id).store.read()

export function writeDraft(id: string, typed: TypedTexts): void {
  const { stored, store } = draftOf(id)
  if (Object.keys(typed).length === 0) stored.clear()
  else stored.write(JSON.stringify({ typed, editedAt: Date.now() }))
  store.write(typed)
}

/** Deletes the drafts of this browser. @param isOld all, if undefined */
export function deleteDrafts(isOld: (editedAt: number) => boolean = () => true): void {
  const names = ifAllowed(Object.keys, storage) ?? []
  for (const name of names.filter((name) => name.startsWith(prefix))) {
    const { editedAt } = parseDraft(ifAllowed((kept) => kept.getItem(name), storage) ?? null)
    if (isOld(editedAt)) writeDraft(name.slice(prefix.length), {})
  }
}

/** Deletes drafts that nobody has come back to: they contain customers' details. */
export const deleteOldDrafts = () => deleteDrafts((editedAt) => editedAt < Date.now() - lifetime)

/** Number of pending saves by quote: their edits are in the quote already, and may still be refused. */
const pendingSaves = new Map<string, number>()

export const isBeingSaved = (id: string): boolean => (pendingSaves.get(id) ?? 0) > 0

/** Counts the save as pending until it ends, also by an error. */
export async function whileSaving<Result>(id: string, save: () => Promise<Result>): Promise<Result> {
  const count = (difference: number) => pendingSaves.set(id, (pendingSaves.get(id) ?? 0) + difference)
  count(1)
  return save().finally(() => count(-1))
}

export function useDraft(id: string): TypedTexts {
  useEffect(() => addEventListener('storage', readOtherTab), [])
  return draftOf(id).store.useValue()
}

function readOtherTab({ key, newValue }: StorageEvent): void {
  if (key?.startsWith(prefix)) drafts.get(key.slice(prefix.length))?.store.write(parseDraft(newValue).typed)
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
