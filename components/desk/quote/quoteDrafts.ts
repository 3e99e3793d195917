import { useSyncExternalStore } from 'react'
import type { TypedTexts } from '#data/desk/progressTexts.ts'
import { sessionValue } from '../../session/sessionValue.ts'

const drafts = new Map<string, TypedTexts>()
const listeners = new Set<() => void>()

const storedDraft = (id: string) => sessionValue(`desk ${id}`)

/**
 * The unsaved edits of a quote, in session storage. All forms of a quote share them: a save may end when its form has been left
 * and opened again.
 */
export function readDraft(id: string): TypedTexts {
  const draft = drafts.get(id) ?? parseTyped(storedDraft(id).read())
  drafts.set(id, draft)
  return draft
}

export function writeDraft(id: string, draft: TypedTexts): void {
  drafts.set(id, draft)
  if (Object.keys(draft).length === 0) storedDraft(id).clear()
  else storedDraft(id).write(JSON.stringify(draft))
  for (const listener of listeners) listener()
}

/** Number of pending saves by quote: their edits are in the quote already, and may still be refused. */
const pendingSaves = new Map<string, number>()

export const isBeingSaved = (id: string): boolean => (pendingSaves.get(id) ?? 0) > 0

export async function whileSaving<Result>(id: string, save: () => Promise<Result>): Promise<Result> {
  const count = (difference: number) => pendingSaves.set(id, (pendingSaves.get(id) ?? 0) + difference)
  count(1)
  return save().finally(() => count(-1))
}

/** Renders again when the draft changes. */
export const useDraft = (id: string): TypedTexts => useSyncExternalStore(subscribe, () => readDraft(id))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function parseTyped(json: string | null): TypedTexts {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).filter(
        ([, typed]) => typeof typed?.text === 'string' && typeof typed.base === 'string',
      ),
    )
  } catch {
    // Not written by the desk: treated as no edits.
    return {}
  }
}
