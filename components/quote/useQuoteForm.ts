import {
  type FormEvent,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { contact } from '#data/quote/contact.ts'
import { photosAndDay } from '#data/quote/photosAndDay.ts'
import type { QuoteField } from '#data/quote/quoteFields.ts'
import type { QuoteFault } from '#data/quote/quoteRequest.ts'
import { FailedAnswer } from '../api/requestJson.ts'
import { isPosting } from '../session/stubContract.ts'
import { useHydrated } from '../session/useHydrated.ts'
import { preloadToasts } from '../toasts/Toasts.tsx'
import { toasts } from '../toasts/toastStore.ts'
import { findField } from './fields/findField.ts'
import { askBeforeLeaving } from './photos/askBeforeLeaving.ts'
import { photoCode } from './photos/lazyPhotoCode.ts'
import { chosenPhotos, droppedFiles, takeDroppedFiles } from './photos/stores.ts'
import { attempt, attemptUnderWay } from './quoteAttempt.ts'
import { checkRequest, forgetKey, preloadCheck, sendQuote } from './sendQuote.ts'
import { dropDraft, readRequest, useQuoteDraft } from './useQuoteDraft.ts'

/** Longest time from a sent quote to the second click of a double click, in milliseconds. */
const doubleClick = 1000

type Checked = {
  faults: readonly QuoteFault[]
  /** The field to focus; undefined while the visitor corrects other fields. */
  focus: QuoteField | undefined
}

/** The hydrated quote form: idle, then sending, then cleared with a success toast or kept with an error toast. */
export function useQuoteForm(form: RefObject<HTMLFormElement | null>, wording: (typeof contact)['toasts']) {
  const isHydrated = useHydrated()
  const [isSending, setSending] = useState(false)
  const [sentCount, setSentCount] = useState(0)
  const [checked, setChecked] = useState<Checked>({ faults: [], focus: undefined })
  const { keep, clear } = useQuoteDraft(form)
  const clearedAt = useRef(-doubleClick)

  async function follow(outcome: Promise<boolean>) {
    // A transition: when validation finds faults at once, the form renders the faults and skips the sending state.
    startTransition(() => setSending(true))
    if (await outcome) {
      clear()
      clearedAt.current = performance.now()
      setSentCount((count) => count + 1)
    }
    setSending(false)
  }

  const start = useEffectEvent(() => {
    const outcome = attemptUnderWay()
    if (outcome) follow(outcome)
  })
  useEffect(() => start(), [])

  // Waits until the fields can be edited again: on a read-only field a phone shows no keyboard.
  useEffect(() => {
    if (checked.focus && !isSending) findField(form.current, checked.focus)?.focus()
  }, [checked, isSending, form])

  /** Never rejects: every error ends in a toast. */
  async function send(request: ReturnType<typeof readRequest>): Promise<boolean> {
    let stopAsking: (() => void) | undefined
    try {
      const isComplete = await addDropped()
      const count = chosenPhotos.read().length
      // During the uploads, PhotoUploads asks.
      if (count > 0) stopAsking = askBeforeLeaving()
      const faults = await checkRequest(request)
      const [first] = faults
      setChecked({ faults, focus: first?.field })
      if (first) {
        const isMissing = faults.some(({ kind }) => kind === 'missing')
        const shown = isMissing ? wording.missing : { ...wording.invalid, text: first.text }
        toasts.add({ ...shown, kind: 'error' })
        return false
      }
      const { message = wording.sent.text, uploadUrl } = await sendQuote(request, count)
      // Read now: a phone may hand over a photo, chosen before the click, while the quote is being sent.
      const photos = chosenPhotos.read()
      dropDraft()
      forgetKey()
      const isTaken = isComplete && (photos.length === 0 || uploadUrl !== undefined)
      const text = isTaken ? message : `${message} ${photosAndDay.noPhotos}`
      toasts.add({ ...wording.sent, text, kind: 'success', stays: !isTaken })
      // The code is loaded already: it handled choosing the photos.
      if (uploadUrl && photos.length > 0)
        void photoCode.load().then((code) => code?.uploadPhotos(uploadUrl, photos))
      return true
    } catch (error) {
      const text = error instanceof FailedAnswer ? error.message : wording.failed.text
      toasts.add({ ...wording.failed, text, kind: 'error', stays: true })
      return false
    } finally {
      stopAsking?.()
    }
  }

  function submit(event: FormEvent) {
    // The form was sent before hydration, and the browser is posting it. A second post is harmless, because the server recognizes
    // the repeat; but the browser would not send the chosen photos.
    if (isPosting() && chosenPhotos.read().length === 0) return
    event.preventDefault()
    if (attemptUnderWay() || performance.now() - clearedAt.current < doubleClick) return
    // Read now: the visitor may leave the page while the schema loads.
    const request = readRequest(form.current)
    follow(attempt(() => send(request)))
  }

  function clearFault({ target }: FormEvent) {
    clearedAt.current = -doubleClick
    keep()
    const { name } = target as HTMLInputElement | HTMLTextAreaElement
    setChecked((before) => {
      const faults = before.faults.filter(({ field }) => field !== name)
      return faults.length < before.faults.length ? { faults, focus: undefined } : before
    })
  }

  /** Loads the code for sending while the visitor types. */
  function prepare() {
    preloadToasts()
    preloadCheck()
  }

  return {
    isSending,
    /** The number of quotes sent with this form. Each one resets the folded part. */
    sentCount,
    faultOf: (name: QuoteField) => checked.faults.find(({ field }) => field === name)?.text,
    /** Without JavaScript the browser itself checks the required fields. */
    formProps: { noValidate: isHydrated, onSubmit: submit, onInput: clearFault, onFocus: prepare },
  }
}

/** @returns false if the code that adds the dropped files cannot be loaded: the quote is sent without these files */
async function addDropped(): Promise<boolean> {
  if (droppedFiles.read().length === 0) return true
  const code = await photoCode.load()
  if (!code) return false
  code.addPhotos(takeDroppedFiles())
  return true
}
