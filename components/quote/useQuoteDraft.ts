import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import {
  foldedFields,
  honeypotField,
  mapFields,
  type QuoteRequest,
  quoteFields,
  shownFields,
} from '#data/quote/quoteFields.ts'
import { onQuoteSubject, takeQuoteSubject } from '../session/quoteSubject.ts'
import { draftKey } from '../session/sessionStore.ts'
import { sessionValue } from '../session/sessionValue.ts'
import { findField } from './fields/findField.ts'
import { joinMessage, splitMessage, withoutLoneCode } from './fields/messageLines.ts'
import { chosenPhotos, droppedFiles, foldedValues, lostPhotos } from './photos/stores.ts'
import { attemptUnderWay } from './quoteAttempt.ts'

type QuoteDraft = QuoteRequest & {
  /** The prefilled text: while the message equals this text, the visitor has typed nothing. */
  prefilled: string
  /** Number of chosen photos. */
  photos: string
}

export const emptyDraft: QuoteDraft = { ...mapFields(() => ''), prefilled: '', photos: '' }

const stored = sessionValue(draftKey)

export function dropDraft() {
  // Before stored.clear(), because a form stores every change.
  foldedValues.write({})
  chosenPhotos.write([])
  droppedFiles.write([])
  lostPhotos.write(0)
  stored.clear()
}

/**
 * Stores the fields and the number of photos until the visitor returns in the same tab, and prefills an empty message with the
 * subject of the previous page. A value in a field at hydration is newer than the draft.
 */
export function useQuoteDraft(form: RefObject<HTMLFormElement | null>) {
  const prefilled = useRef('')

  function keep() {
    const photos = String(chosenPhotos.read().length || lostPhotos.read())
    const draft: QuoteDraft = { ...readFields(form.current), prefilled: prefilled.current, photos }
    stored.write(JSON.stringify(draft))
  }

  function show(draft: QuoteDraft) {
    for (const { name } of shownFields) {
      const field = findField(form.current, name)
      if (field && field.value !== draft[name]) field.value = draft[name]
    }
    prefilled.current = draft.prefilled
    foldedValues.write(Object.fromEntries(foldedFields.map(({ name }) => [name, draft[name]])))
  }

  /** Dispatches an input event, which clears the fault and shows the choices in the message. */
  const dispatchInput = () =>
    findField(form.current, 'message')?.dispatchEvent(new Event('input', { bubbles: true }))

  const restore = useEffectEvent(() => {
    const draft = { ...emptyDraft, ...parseTexts(stored.read()) }
    // Until hydration the form contains the folded fields.
    const typed = mapFields(({ name }) => readField(form.current, name))
    const prefilled = prefillMessage(draft, takeSubject())
    const newest = { ...prefilled, ...mapFields(({ name }) => typed[name] || prefilled[name]) }
    // The visitor began to type before hydration: the prefilled subject goes before that text.
    show(prefilled === draft ? newest : { ...newest, message: prefilled.message + typed.message })
    if (chosenPhotos.read().length === 0) lostPhotos.write(Number(draft.photos) || 0)
    keep()
  })

  const prefill = useEffectEvent(() => {
    const draft = { ...emptyDraft, ...readFields(form.current), prefilled: prefilled.current }
    show(prefillMessage(draft, takeSubject()))
    keep()
    dispatchInput()
  })

  useLayoutEffect(() => {
    restore()
    return onQuoteSubject(prefill)
  }, [])

  const keepFolded = useEffectEvent(keep)
  useEffect(() => {
    const stops = [foldedValues, chosenPhotos].map(({ subscribe }) => subscribe(() => keepFolded()))
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  function clear() {
    form.current?.reset()
    show(emptyDraft)
    dispatchInput()
    dropDraft()
  }

  return { keep, clear }
}

/** While a quote is sent, its message must not change: the subject is kept for the next one. */
const takeSubject = () => (attemptUnderWay() ? undefined : takeQuoteSubject())

/** Prefills the message with the subject; a typed message stays. */
export function prefillMessage(draft: QuoteDraft, subject: string | undefined): QuoteDraft {
  const parts = splitMessage(draft.message)
  const typed = parts.typed.trim()
  const isTyped = typed !== '' && typed !== draft.prefilled.trim()
  if (subject === undefined || isTyped) return draft
  const prefilled = `${subject}: `
  return { ...draft, message: joinMessage({ ...parts, typed: prefilled }), prefilled }
}

function parseTexts(json: string | null): Partial<QuoteDraft> {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    const known = Object.entries(value).filter(
      ([name, text]) => name in emptyDraft && typeof text === 'string',
    )
    return Object.fromEntries(known)
  } catch {
    // Not written by this site: treated as no draft.
    return {}
  }
}

const readField = (form: HTMLFormElement | null, name: string): string => findField(form, name)?.value ?? ''

const readFields = (form: HTMLFormElement | null): QuoteRequest =>
  mapFields(({ name, folded }) => (folded ? (foldedValues.read()[name] ?? '') : readField(form, name)))

/** The fields to send: the shown ones, and the folded ones and the honeypot if filled in. */
export function readRequest(form: HTMLFormElement | null): Readonly<Record<string, string>> {
  const read = readFields(form)
  const fields = { ...read, message: withoutLoneCode(read.message) }
  // An incomplete date has no value. Like an invalid one it is a fault, and is not left out.
  if (findField(form, 'day')?.validity.badInput) fields.day = '?'
  const sent = quoteFields.filter((field) => shownFields.includes(field) || fields[field.name] !== '')
  const honeypot = readField(form, honeypotField)
  return {
    ...Object.fromEntries(sent.map(({ name }) => [name, fields[name]])),
    ...(honeypot && { [honeypotField]: honeypot }),
  }
}
