import { useState } from 'react'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording, statusChanged } from '#data/desk/deskWording.ts'
import {
  conflictingFields,
  type ProgressTexts,
  progressTexts,
  readTexts,
  unsavedTexts,
} from '#data/desk/progressTexts.ts'
import type { ProgressFault, ProgressField } from '#data/desk/quoteProgress.ts'
import { sessionValue } from '../../session/sessionValue.ts'
import { useQuoteChanges } from '../data/useQuoteChanges.ts'

type Texts = Partial<ProgressTexts>
export type Conflict = { fields: readonly ProgressField[]; version: number }

/**
 * The form of a request. What was typed is kept in session storage until it is saved: through an expired session, without a
 * connection, and when somebody else was faster. Everything that was not typed follows the request.
 */
export function useRequestForm(quote: DeskQuote) {
  const stored = sessionValue(`desk ${quote.id}`)
  const [typed, setTyped] = useState<Texts>(() => parseTexts(stored.read()))
  const [wasKept] = useState(() => Object.keys(unsavedTexts(quote, typed)).length > 0)
  const [faults, setFaults] = useState<readonly ProgressFault[]>([])
  const [conflict, setConflict] = useState<Conflict>()
  const [isSaving, setSaving] = useState(false)
  const { change } = useQuoteChanges()
  const unsaved = unsavedTexts(quote, typed)

  function keep(next: Texts) {
    setTyped(next)
    if (Object.keys(next).length === 0) stored.clear()
    else stored.write(JSON.stringify(next))
  }

  function set(field: ProgressField, text: string) {
    keep({ ...typed, [field]: text })
    setFaults(faults.filter((fault) => fault.field !== field))
  }

  function discard() {
    keep({})
    setFaults([])
    setConflict(undefined)
  }

  /** @param more fields that are set with a button, and saved with what was typed */
  async function save(more: Texts = {}) {
    const texts = { ...typed, ...more }
    const read = readTexts(quote, texts)
    setFaults(read.faults)
    if (read.faults.length > 0) return keep(texts)
    if (Object.keys(read.changes).length === 0) return discard()
    setSaving(true)
    // The fields show what is typed until the server has it: nothing jumps when it fails.
    const outcome = await change({
      quote,
      changes: read.changes,
      done: describeDone(quote, read.changes.status),
    })
    setSaving(false)
    if (outcome.kind === 'saved') return discard()
    keep(texts)
    if (outcome.kind === 'refused') setFaults(outcome.faults)
    else
      setConflict({ fields: conflictingFields(quote, outcome.newer, texts), version: outcome.newer.version })
  }

  return {
    texts: { ...progressTexts(quote), ...typed },
    set,
    save,
    discard,
    isSaving,
    isUnsaved: Object.keys(unsaved).length > 0,
    wasKept,
    conflict,
    faultOf: (field: ProgressField) => faults.find((fault) => fault.field === field)?.text,
  }
}

export type RequestForm = ReturnType<typeof useRequestForm>

const describeDone = ({ name }: DeskQuote, status: DeskQuote['status'] | undefined): string =>
  status ? `${name} ${statusChanged[status]}` : deskWording.request.saved

function parseTexts(json: string | null): Texts {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
  } catch {
    // Not ours: the same as nothing typed.
    return {}
  }
}
