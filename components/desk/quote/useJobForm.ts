import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { deskPaths } from '#data/desk/deskPaths.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { deskWording, statusChanged } from '#data/desk/deskWording.ts'
import {
  conflictingFields,
  type ProgressField,
  type ProgressTexts,
  progressTexts,
  readTexts,
  type TypedTexts,
  textsOf,
  unsavedTexts,
  withoutSaved,
  withoutStored,
  withTyped,
} from '#data/desk/quoteProgress.ts'
import { fillTemplate } from '#data/fillTemplate.ts'
import { deskToast } from '../../toasts/toastStore.ts'
import { isBeingSaved, readDraft, useDraft, whileSaving, writeDraft } from '../data/quoteDrafts.ts'
import { useFields, useQuoteChanges } from '../data/useQuoteChanges.ts'
import { barSpace } from '../frame/Screen.tsx'

/**
 * The form of a quote. Edits stay in this browser until they are saved: through an expired session, offline, and after a conflict
 * with somebody else. Fields without edits follow the quote.
 */
export function useJobForm(quote: DeskQuote) {
  const typed = useDraft(quote.id)
  /** The current edits for code after an await: the owner may type during a save. */
  const latest = () => readDraft(quote.id)
  const writeTyped = (next: TypedTexts) => writeDraft(quote.id, next)
  const [isRestored, setRestored] = useState(() => isUnsaved(quote, typed))
  const [isSaving, setSaving] = useState(false)
  const [failedSaves, setFailedSaves] = useState(0)
  const warning = useRef<HTMLDivElement>(null)
  /** The version of the quote for which the form has scrolled to the warning. */
  const warnedOf = useRef<number>(undefined)
  const { change } = useQuoteChanges()
  const texts = { ...progressTexts(quote), ...textsOf(typed) }
  const { faults, setFaults, set, propsOf } = useFields(texts, write)
  // Saved or discarded: later edits are new ones.
  if (isRestored && !isUnsaved(quote, typed)) setRestored(false)

  const dropStored = useEffectEvent(() => {
    const left = withoutStored(latest(), quote, document.activeElement?.id)
    if (!isBeingSaved(quote.id) && Object.keys(left).length < Object.keys(latest()).length) writeTyped(left)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save that fails leaves the quote as it was.
  useEffect(() => dropStored(), [quote, isSaving])
  useEffect(() => {
    // By then the field has lost the focus.
    const onLeave = () => dropStored()
    addEventListener('focusout', onLeave)
    return () => removeEventListener('focusout', onLeave)
  }, [])

  const showFailure = useEffectEvent(() => {
    if (warning.current) return warn(warning.current)
    const field = document.getElementById(faults[0]?.field ?? '')
    if (field) show(field, 'center')
  })
  useEffect(() => {
    if (failedSaves > 0) showFailure()
  }, [failedSaves])

  function warn(element: HTMLElement) {
    warnedOf.current = quote.version
    show(element, 'start')
  }

  function write(texts: Partial<ProgressTexts>) {
    const next = withTyped(latest(), quote, texts)
    // A field with its old text follows the quote again; not during a save, which may write another text.
    for (const field of Object.keys(texts) as ProgressField[])
      if (!isSaving && next[field]?.text === next[field]?.base) delete next[field]
    writeTyped(next)
  }

  /** Drops the edit of a field, after a change outside the form. */
  function drop(field: ProgressField) {
    const { [field]: _, ...others } = latest()
    writeTyped(others)
  }

  function discard() {
    writeTyped({})
    setFaults([])
  }

  /** @param more fields that a button sets, saved together with the edits; Undo takes back these alone */
  async function save(more: Partial<ProgressTexts> = {}) {
    if (isSaving) return
    // Saving overwrites the changes of somebody else: the warning must have been on the screen.
    const isWarned = warnedOf.current === quote.version
    if (warning.current && !isWarned && !isInView(warning.current)) return warn(warning.current)
    const next = withTyped(latest(), quote, more)
    writeTyped(next)
    setSaving(true)
    const ofButton = Object.keys(more) as ProgressField[]
    const undoes = ofButton.length > 0 ? ofButton : undefined
    const isSaved = await whileSaving(quote.id, () => send(quote, textsOf(next), undoes))
    setSaving(false)
    if (!isSaved) setFailedSaves((count) => count + 1)
  }

  async function send(
    current: DeskQuote,
    texts: Partial<ProgressTexts>,
    undoes: readonly ProgressField[] | undefined,
  ): Promise<boolean> {
    const read = readTexts(current, texts)
    setFaults(read.faults)
    if (read.faults.length > 0) return false
    if (Object.keys(read.changes).length === 0) {
      writeTyped(withoutSaved(latest(), texts, current))
      return true
    }
    // The fields keep the edits until the server has stored them: no field jumps back when the save fails.
    const outcome = await change({
      quote: current,
      changes: read.changes,
      done: describeDone(current, read.changes.status),
      undoes,
      from: 'form',
    })
    if (outcome.kind === 'refused') {
      setFaults(outcome.faults)
      return false
    }
    if (outcome.kind === 'conflict') {
      // Somebody else has changed only fields without edits.
      if (conflictingFields(outcome.newer, latest()).length === 0) return send(outcome.newer, texts, undoes)
      // The path changes before the form is unmounted: a warning in between would be gone unread.
      if (window.location.pathname !== deskPaths.quote(current.id))
        deskToast.failed(fillTemplate(deskWording.changes.conflictLeft, { name: current.name }))
      return false
    }
    writeTyped(withoutSaved(latest(), texts, outcome.quote))
    return true
  }

  return {
    texts,
    set,
    propsOf,
    save,
    drop,
    discard,
    isSaving,
    isUnsaved: isUnsaved(quote, typed),
    isRestored,
    warning,
    // During a save the quote shows the edits already.
    conflicts: isSaving ? [] : conflictingFields(quote, typed),
  }
}

export type JobFormState = ReturnType<typeof useJobForm>

function show(element: HTMLElement, block: ScrollLogicalPosition): void {
  element.scrollIntoView({ block })
  element.focus({ preventScroll: true })
}

/** Whether the element begins on the screen, above the bars. */
function isInView(element: HTMLElement): boolean {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top < window.innerHeight - barSpace
}

const describeDone = ({ name }: DeskQuote, status: DeskQuote['status'] | undefined): string =>
  status ? `${name} ${statusChanged[status]}` : deskWording.changes.saved

const isUnsaved = (quote: DeskQuote, typed: TypedTexts): boolean =>
  Object.keys(unsavedTexts(quote, textsOf(typed))).length > 0
