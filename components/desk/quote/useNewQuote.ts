import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { bookingWording } from '#data/desk/bookingWording.ts'
import { visitName } from '#data/desk/deskCalendar.ts'
import { deskApi, deskPaths } from '#data/desk/deskPaths.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { blankQuote, readNewQuote } from '#data/desk/newQuote.ts'
import type { QuoteChanges, TypedTexts } from '#data/desk/quoteProgress.ts'
import { parseVisitSource } from '#data/quote/visitSource.ts'
import { deskToast } from '../../toasts/toastStore.ts'
import { sendChange } from '../data/DeskData.tsx'
import { readDraft, useDraft, writeDraft } from '../data/quoteDrafts.ts'
import {
  type ChangeOutcome,
  type FormField,
  refusedBy,
  useFields,
  useQuoteChanges,
  withMails,
} from '../data/useQuoteChanges.ts'

const { newQuote: wording } = bookingWording

/** Name of the draft: one request at a time is written down. */
const draft = 'new'

export type NewTexts = Partial<Record<FormField, string>>
/** `key` is the Idempotency-Key: a request whose answer was lost is not stored twice. */
type NewTyped = Partial<Record<FormField | 'key', { text: string; base: string }>>

const readTyped = () => readDraft(draft) as NewTyped
const writeTyped = (typed: NewTyped) => writeDraft(draft, typed as TypedTexts)

function forget(): void {
  for (const name of [draft, `${draft} booking`]) writeDraft(name, {})
}

/** A request that is being written down, in this browser until it is stored. */
export function useNewQuote() {
  const { key: _, ...typed } = useDraft(draft) as NewTyped
  const texts = Object.fromEntries(
    Object.entries(typed).map(([field, { text }]) => [field, text]),
  ) as NewTexts
  const { setFaults, set, propsOf } = useFields<FormField>(texts, write)
  const [failure, setFailure] = useState('')
  const [isSaving, setSaving] = useState(false)
  const { toastFailure } = useQuoteChanges()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()

  function write(changed: NewTexts) {
    const entries = Object.entries(changed).map(([field, text]) => [field, { text, base: '' }])
    const next: NewTyped = { ...readTyped(), ...Object.fromEntries(entries) }
    const isBlank = Object.entries(next).every(([field, { text }]) => field === 'key' || text === '')
    writeTyped(isBlank ? {} : next)
  }

  function clear() {
    forget()
    setFaults([])
    setFailure('')
  }

  /** Whether it can be stored; otherwise its faults are shown. */
  function check(): boolean {
    const read = readNewQuote(texts)
    setFaults(read.faults)
    return read.faults.length === 0
  }

  /** Stores the request, with its visit if it is booked at once, and opens it. */
  async function store(booking: QuoteChanges = {}, mails = true): Promise<ChangeOutcome> {
    const read = readNewQuote(texts)
    const { key = { text: newKey(), base: '' } } = readTyped()
    writeTyped({ ...readTyped(), key })
    setSaving(true)
    setFailure('')
    const options = { headers: { 'Idempotency-Key': key.text } }
    const answer = await sendChange(
      'POST',
      withMails(deskApi.newQuote, mails),
      { ...changesOf(read.quote), ...booking },
      options,
    )
    setSaving(false)
    if (!answer.isDone) {
      if (answer.status === 401) toastFailure(answer)
      // What was stored before a lost answer is among the earlier requests.
      void mutate((url) => typeof url === 'string' && url.startsWith(deskApi.customers('').slice(0, -1)))
      const refused = refusedBy(answer)
      setFaults(refused.faults)
      setFailure(refused.message)
      return refused
    }
    const quote = answer.body as DeskQuote
    forget()
    deskToast.done(
      quote.visitDay ? bookingWording.booking(quote.name, visitName(quote)) : wording.saved(quote.name),
    )
    navigate(deskPaths.quote(quote.id), { replace: true })
    return { kind: 'saved', quote }
  }

  return {
    texts,
    set,
    propsOf: (field: FormField) => ({ ...propsOf(field), enterKeyHint: 'next' as const }),
    check,
    store,
    clear,
    failure,
    isSaving,
  }
}

/** What was written down, without empty fields. */
const changesOf = (quote: object = {}) =>
  Object.fromEntries(Object.entries(quote).filter(([, value]) => value !== '' && value !== null))

// crypto.randomUUID is missing on a page without https.
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** The request as the booking sheet takes one. */
export const quoteOfTexts = ({ name = '', phone = '', email = '', message = '' }: NewTexts): DeskQuote => ({
  ...blankQuote,
  id: draft,
  number: 0,
  createdAt: '',
  page: '',
  source: parseVisitSource({}, []),
  spam: false,
  mail: 'none',
  photos: 0,
  version: 0,
  opened: true,
  name,
  phone,
  email,
  message,
})
