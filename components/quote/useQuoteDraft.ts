import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import {
  honeypotField,
  mapFields,
  otherFields,
  type QuoteRequest,
  quoteFields,
  shownFields,
} from '#data/quote/quoteFields.ts'
import { sessionValue } from '../session/createStore.ts'
import { onQuoteSubject, type QuoteSubject, takeQuoteSubject } from '../session/quoteSubject.ts'
import { draftKey } from '../session/stubContract.ts'
import { chosenPhotos, lostPhotos, otherValues, photoFault, withoutFaults } from './photos/stores.ts'
import { attemptUnderWay } from './QuoteUnderWay.tsx'

type QuoteDraft = QuoteRequest & {
  /** The prefilled text: while the message equals this text, the visitor has typed nothing. */
  prefilled: string
  photos: string
}

export const emptyDraft: QuoteDraft = { ...mapFields(() => ''), prefilled: '', photos: '' }

const draftStore = sessionValue(draftKey)

export function dropDraft() {
  // Before draftStore.clear(), because a form stores every change.
  otherValues.write({})
  chosenPhotos.write([])
  photoFault.write(undefined)
  lostPhotos.write(0)
  draftStore.clear()
}

/**
 * Stores the fields and the number of photos until the visitor returns in the same tab, and prefills an empty message with the
 * subject of the previous page. A value in a field at hydration is newer than the draft.
 */
export function useQuoteDraft(form: RefObject<HTMLFormElement | null>) {
  /** Undefined until the draft is shown. */
  const prefilled = useRef<string>(undefined)

  function keep() {
    if (prefilled.current === undefined) return
    const photos = String(withoutFaults(chosenPhotos.read()).length || lostPhotos.read())
    const draft: QuoteDraft = { ...readFields(form.current), prefilled: prefilled.current, photos }
    draftStore.write(JSON.stringify(draft))
  }

  function show(draft: QuoteDraft) {
    for (const { name } of shownFields) {
      const field = findField(form.current, name)
      if (field && field.value !== draft[name]) field.value = draft[name]
    }
    prefilled.current = draft.prefilled
    otherValues.write(Object.fromEntries(otherFields.map(({ name }) => [name, draft[name]])))
  }

  const restore = useEffectEvent(() => {
    const stored = { ...emptyDraft, ...parseTexts(draftStore.read()) }
    // Until hydration the form contains every field.
    const typed = readForm(form.current)
    const taken = takeSubject()
    const draft = prefillDraft(stored, taken)
    const isPrefilled = taken.subject !== undefined && draft.message === draft.prefilled
    const newest = { ...draft, ...mapFields(({ name }) => typed[name] || draft[name]) }
    // The visitor began to type before hydration: the prefilled subject goes before that text.
    show(isPrefilled ? { ...newest, message: draft.message + typed.message } : newest)
    if (chosenPhotos.read().length === 0) lostPhotos.write(Number(draft.photos) || 0)
    keep()
  })

  const prefill = useEffectEvent(() => {
    const draft = { ...emptyDraft, ...readFields(form.current), prefilled: prefilled.current ?? '' }
    show(prefillDraft(draft, takeSubject()))
    keep()
    // Clears the fault of an empty message.
    findField(form.current, 'message')?.dispatchEvent(new Event('input', { bubbles: true }))
  })

  useLayoutEffect(() => {
    // What was typed may be written back right after the first render (renderer/changedDocument.ts).
    queueMicrotask(() => restore())
    return onQuoteSubject(prefill)
  }, [])

  const keepFolded = useEffectEvent(keep)
  useEffect(() => {
    const stops = [otherValues, chosenPhotos].map(({ subscribe }) => subscribe(() => keepFolded()))
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  function clear() {
    form.current?.reset()
    prefilled.current = ''
    dropDraft()
  }

  /** After a tap on the prefilled text: the visitor goes on behind it. */
  function moveCaret({ target }: { target: EventTarget }) {
    if (target instanceof HTMLTextAreaElement && target.value === prefilled.current)
      target.selectionStart = target.value.length
  }

  return { keep, clear, moveCaret }
}

/** While a quote is sent, its fields must not change: the subject is kept for the next one. */
const takeSubject = () => (attemptUnderWay() ? {} : takeQuoteSubject())

/** Prefills the message with the subject, unless a message is typed. A load replaces an earlier one; a removed one takes its subject along. */
export function prefillDraft(draft: QuoteDraft, { subject, load = draft.load }: QuoteSubject): QuoteDraft {
  const typed = draft.message.trim()
  const isTyped = typed !== '' && typed !== draft.prefilled.trim()
  const isKept = subject === '' && !draft.prefilled.includes(draft.load.replace(/^.*: /, ''))
  if (subject === undefined || isTyped || isKept) return { ...draft, load }
  const prefilled = subject && `${subject}: `
  return { ...draft, load, message: prefilled, prefilled }
}

function parseTexts(json: string | null): Partial<QuoteDraft> {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    const isKnown = ([name, text]: [string, unknown]) => name in emptyDraft && typeof text === 'string'
    return Object.fromEntries(Object.entries(value).filter(isKnown))
  } catch {
    // Not written by this site: treated as no draft.
    return {}
  }
}

/** The values live in the document, so that what was typed before hydration is kept. */
export function findField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name)
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  return isField ? field : undefined
}

/** The values in the document, several choices with commas between. */
function readForm(form: HTMLFormElement | null): QuoteRequest {
  const data = form ? new FormData(form) : undefined
  return mapFields(({ name }) => data?.getAll(name).join(',') ?? '')
}

const readFields = (form: HTMLFormElement | null): QuoteRequest => ({
  ...readForm(form),
  ...Object.fromEntries(otherFields.map(({ name }) => [name, otherValues.read()[name] ?? ''])),
})

/** The fields to send: the shown ones, and the others and the honeypot if filled in. */
export function readRequest(form: HTMLFormElement | null): Readonly<Record<string, string>> {
  const fields = readFields(form)
  // An incomplete date has no value. Like an invalid one it is a fault, and is not left out.
  if (findField(form, 'day')?.validity.badInput) fields.day = '?'
  const sent = quoteFields.filter((field) => shownFields.includes(field) || fields[field.name] !== '')
  const honeypot = findField(form, honeypotField)?.value
  return {
    ...Object.fromEntries(sent.map(({ name }) => [name, fields[name]])),
    ...(honeypot && { [honeypotField]: honeypot }),
  }
}
