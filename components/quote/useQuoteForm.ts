import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ContactWording } from '#data/quote/contact.ts'
import type { QuoteFault, QuoteField, QuoteRequest } from '#data/quote/quoteRequest.ts'
import { FailedAnswer } from '../api/requestJson.ts'
import { preloadToasts } from '../toasts/ToastProvider.tsx'
import { useToast } from '../toasts/toastStore.ts'
import { checkRequest, preloadCheck } from './checkRequest.ts'
import { findField, readRequest } from './formFields.ts'
import { attempt, attemptUnderWay, takeInterruption } from './quoteAttempt.ts'
import { dropDraft } from './quoteDraft.ts'
import { forgetKey } from './quoteKey.ts'
import { sendQuote } from './sendQuote.ts'
import { useQuoteDraft } from './useQuoteDraft.ts'

type Checked = {
  faults: readonly QuoteFault[]
  /** Where the visitor is led; nowhere while they are mending. */
  leadTo: QuoteField | undefined
}

/** The quote form once it is alive: idle, then sending, then cleared with a success toast or kept with an error toast. */
export function useQuoteForm(wording: ContactWording['toasts']) {
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  const [isSending, setSending] = useState(false)
  const [checked, setChecked] = useState<Checked>({ faults: [], leadTo: undefined })
  const { add: toast } = useToast()
  const { keep, clear } = useQuoteDraft(form)

  async function follow(outcome: Promise<boolean>) {
    setSending(true)
    if (await outcome) clear()
    setSending(false)
  }

  // Once for each time the form is shown.
  const start = useRef(() => {
    setHydrated(true)
    const outcome = attemptUnderWay()
    if (outcome) follow(outcome)
    else if (takeInterruption()) toast({ ...wording.failed, kind: 'error' })
  })
  useEffect(() => start.current(), [])

  // Not before the fields can be edited again: a phone would bring up no keyboard.
  useEffect(() => {
    if (checked.leadTo && !isSending) findField(form.current, checked.leadTo)?.focus()
  }, [checked, isSending])

  // A button that is disabled under the visitor's finger loses the focus.
  const wasSending = useRef(false)
  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body) button.current?.focus()
    wasSending.current = isSending
  }, [isSending])

  /** Never rejects: whatever goes wrong is told. */
  async function send(request: QuoteRequest): Promise<boolean> {
    try {
      const faults = await checkRequest(request)
      setChecked({ faults, leadTo: faults[0]?.field })
      if (faults[0]) {
        toast({ ...faultToast(faults[0], faults), kind: 'error' })
        return false
      }
      const message = await sendQuote(request)
      dropDraft()
      forgetKey()
      toast({ ...wording.sent, ...(message && { text: message }), kind: 'success' })
      return true
    } catch (error) {
      const text = error instanceof FailedAnswer ? error.message : wording.failed.text
      toast({ ...wording.failed, text, kind: 'error' })
      return false
    }
  }

  function faultToast(first: QuoteFault, faults: readonly QuoteFault[]) {
    const isMissing = faults.some(({ kind }) => kind === 'missing')
    return isMissing ? wording.missing : { ...wording.invalid, text: first.text }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (attemptUnderWay()) return
    // Read now: while the rest is fetched the visitor may go on to another page.
    const request = readRequest(form.current)
    follow(attempt(() => send(request)))
  }

  function mend({ target }: FormEvent) {
    keep()
    const { name } = target as HTMLInputElement | HTMLTextAreaElement
    setChecked((before) => {
      const faults = before.faults.filter(({ field }) => field !== name)
      return faults.length < before.faults.length ? { faults, leadTo: undefined } : before
    })
  }

  /** The visitor has begun: what sending takes is fetched meanwhile. */
  function prepare() {
    preloadToasts()
    preloadCheck()
  }

  return {
    form,
    button,
    isSending,
    faultOf: (name: QuoteField) => checked.faults.find(({ field }) => field === name)?.text,
    /** Until then the browser itself minds the required fields. */
    formProps: { noValidate: isHydrated, onSubmit: submit, onInput: mend, onFocus: prepare },
  }
}
