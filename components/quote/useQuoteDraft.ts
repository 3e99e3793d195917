import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { mapFields, quoteFields } from '#data/quote/quoteFields.ts'
import { onQuoteSubject, takeQuoteSubject } from '../session/quoteSubject.ts'
import { findField, readFields } from './formFields.ts'
import { dropDraft, emptyDraft, keepDraft, prefillMessage, type QuoteDraft, readDraft } from './quoteDraft.ts'

/**
 * What was typed survives leaving and coming back in the same tab, and an empty message is prefilled with what the
 * visitor was looking at. A value that is in a field at hydration is newer than any draft.
 */
export function useQuoteDraft(form: RefObject<HTMLFormElement | null>) {
  const prefilled = useRef('')

  const keep = useCallback(
    () => keepDraft({ ...readFields(form.current), prefilled: prefilled.current }),
    [form],
  )

  const show = useCallback(
    (draft: QuoteDraft) => {
      for (const { name } of quoteFields) {
        const field = findField(form.current, name)
        if (field && field.value !== draft[name]) field.value = draft[name]
      }
      prefilled.current = draft.prefilled
    },
    [form],
  )

  useLayoutEffect(() => {
    const draft = readDraft()
    const typed = readFields(form.current)
    const newest = { ...draft, ...mapFields(({ name }) => typed[name] || draft[name]) }
    show(prefillMessage(newest, takeQuoteSubject()))
    keep()

    // The visitor has just asked for it: a message that was emptied is prefilled again, too.
    return onQuoteSubject(() => {
      const fields = readFields(form.current)
      show(prefillMessage({ ...fields, prefilled: fields.message && prefilled.current }, takeQuoteSubject()))
      keep()
      // As if typed: clears the fault of an empty message.
      findField(form.current, 'message')?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }, [form, keep, show])

  const clear = useCallback(() => {
    show(emptyDraft)
    dropDraft()
  }, [show])

  return { keep, clear }
}
