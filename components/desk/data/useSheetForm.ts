import { useState } from 'react'
import { fieldLabel, personName, showValue } from '#data/desk/describeHistory.ts'
import type { DeskQuote, HistoryEntry } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import {
  type ProgressField,
  type ProgressTexts,
  progressFields,
  progressTexts,
  type QuoteChanges,
  readTexts,
  textsOf,
  withTyped,
} from '#data/desk/quoteProgress.ts'
import { valueIn } from '../../api/requestJson.ts'
import { readDraft, useDraft, writeDraft } from './quoteDrafts.ts'
import { type ChangeOutcome, useFields } from './useQuoteChanges.ts'

type SheetFormOptions = {
  /** As it is when the sheet opens: a change by somebody else shows as a conflict at saving. */
  quote: DeskQuote
  /** Name of the sheet: what was typed is kept under it, until it is saved. */
  name: string
  send: (quote: DeskQuote, changes: QuoteChanges) => Promise<ChangeOutcome>
  onSaved: (before: DeskQuote, changes: QuoteChanges) => void
}

/** The form of a sheet about a quote. What was typed outlives a failure, the end of the session and a closed sheet. */
export function useSheetForm({ quote, name, send, onSaved }: SheetFormOptions) {
  const draft = `${quote.id} ${name}`
  const typed = textsOf(useDraft(draft))
  const [current, setCurrent] = useState(quote)
  const [failure, setFailure] = useState('')
  const [conflict, setConflict] = useState<ReturnType<typeof describeConflict>>()
  const [isSaving, setSaving] = useState(false)

  const write = (texts: Partial<ProgressTexts>) =>
    writeDraft(draft, withTyped(readDraft(draft), current, texts))

  const texts = { ...progressTexts(current), ...typed }
  const { setFaults, set, propsOf } = useFields(texts, write, 'sheet-')

  /** @param all that is saved: also what was proposed and not typed */
  async function save(all: Partial<ProgressTexts>) {
    if (isSaving) return
    const read = readTexts(current, all)
    setFaults(read.faults)
    setFailure('')
    if (read.faults.length > 0) return
    write(all)
    setSaving(true)
    const outcome = await send(current, read.changes)
    setSaving(false)
    if (outcome.kind === 'saved') {
      writeDraft(draft, {})
      onSaved(current, read.changes)
    } else if (outcome.kind === 'conflict') {
      setConflict(describeConflict(current, outcome.newer))
      setCurrent(outcome.newer)
    } else {
      setFaults(outcome.faults)
      setFailure(outcome.message)
    }
  }

  return {
    current,
    /** What was typed. */
    typed,
    texts,
    set,
    propsOf: (field: ProgressField) => ({ ...propsOf(field), enterKeyHint: 'next' as const }),
    /** Of fields that the sheet does not show, or of the whole. */
    failure,
    conflict,
    save,
    isSaving,
  }
}

export type SheetFormState = ReturnType<typeof useSheetForm>

/** Who has changed the quote meanwhile, and to what. */
function describeConflict(before: DeskQuote, newer: DeskQuote) {
  const [one, other] = [progressTexts(before), progressTexts(newer)]
  const changed = progressFields.filter((field) => one[field] !== other[field])
  // A conflict comes with the whole quote.
  const history = valueIn(newer, 'history') as readonly HistoryEntry[] | undefined
  const person = history?.findLast(({ what }) => changed.some((field) => field === what))?.person
  return {
    person: person ? personName(person) : deskWording.quote.somebody,
    lines: changed.map(
      (field) => `${fieldLabel(field)}: ${showValue(field, other[field]) || deskWording.quote.nothing}`,
    ),
  }
}
