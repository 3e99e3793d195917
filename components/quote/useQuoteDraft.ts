import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { takeQuoteSubject } from '../call-to-action/quoteSubject.ts'
import { findField, quoteFields, readFields } from './formFields.ts'
import { beginMessage, dropDraft, emptyDraft, keepDraft, readDraft } from './quoteDraft.ts'

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

    const shown = beginMessage(draft, takeQuoteSubject())
    for (const name of quoteFields) {
      const field = findField(form.current, name)
      if (field && field.value !== shown[name]) field.value = shown[name]
    }
    begun.current = shown.begun
    keep()
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
