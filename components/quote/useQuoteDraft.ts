import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { onQuoteSubject, takeQuoteSubject } from '../session/quoteSubject.ts'
import { findField, quoteFields, readFields } from './formFields.ts'
import { beginMessage, dropDraft, emptyDraft, keepDraft, type QuoteDraft, readDraft } from './quoteDraft.ts'

/**
 * What was typed survives leaving and coming back in the same tab, and a message not yet written begins with what the
 * visitor was looking at. What stands in a field when the page comes alive is newer than any draft.
 */
export function useQuoteDraft(form: RefObject<HTMLFormElement | null>) {
  const begun = useRef('')

  const keep = useCallback(() => keepDraft({ ...readFields(form.current), begun: begun.current }), [form])

  useLayoutEffect(() => {
    const draft = readDraft()
    const typed = readFields(form.current)
    for (const name of quoteFields) if (typed[name]) draft[name] = typed[name]

    show(beginMessage(draft, takeQuoteSubject()))

    function show(shown: QuoteDraft) {
      for (const name of quoteFields) {
        const field = findField(form.current, name)
        if (field && field.value !== shown[name]) field.value = shown[name]
      }
      begun.current = shown.begun
      keep()
    }

    // The visitor has just asked for it: a message they have emptied begins anew, too.
    return onQuoteSubject(() => {
      const fields = readFields(form.current)
      show(beginMessage({ ...fields, begun: fields.message && begun.current }, takeQuoteSubject()))
      // As if typed: a fault of an empty message is mended.
      findField(form.current, 'message')?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }, [form, keep])

  const clear = useCallback(() => {
    for (const name of quoteFields) {
      const field = findField(form.current, name)
      if (field) field.value = emptyDraft[name]
    }
    begun.current = ''
    dropDraft()
  }, [form])

  return { keep, clear }
}
