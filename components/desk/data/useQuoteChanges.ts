import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { bookingWording } from '#data/desk/bookingWording.ts'
import { type CustomerText, textsWording } from '#data/desk/customerTexts.ts'
import { deskApi, deskRoots } from '#data/desk/deskPaths.ts'
import type { DeskDay, DeskQuote, QuotePage } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import {
  completeChanges,
  isNumber,
  type ProgressFault,
  type ProgressField,
  type QuoteChanges,
} from '#data/desk/quoteProgress.ts'
import { localDigitsOf } from '#data/quote/contactLinks.ts'
import { minPhoneDigits } from '#data/quote/quoteFields.ts'
import { valueIn } from '../../api/requestJson.ts'
import { deskToast, type ToastAction } from '../../toasts/toastStore.ts'
import type { DeskFieldProps } from '../frame/DeskField.tsx'
import { type ChangeAnswer, sendChange, useDeskData, useLeaveForSignIn } from './DeskData.tsx'

const { changes: wording } = deskWording

const labels = { ...deskWording.fields, message: bookingWording.newQuote.message }

/** Of a request: what a caller says, and what the desk edits. */
export type FormField = ProgressField | 'message'

const looks: Partial<Record<FormField, Partial<DeskFieldProps>>> = {
  phone: { type: 'tel' },
  email: { type: 'email' },
  message: { rows: 3 },
  address: { hint: labels.addressHint },
  cubicYards: { hint: labels.cubicYardsHint },
  price: { hint: labels.priceHint },
  followUp: { type: 'date' },
  visitDay: { type: 'date' },
  visitFrom: { type: 'time' },
  visitTo: { type: 'time' },
  finalPrice: { hint: labels.priceHint },
  finalCubicYards: { hint: labels.cubicYardsHint },
  note: { hint: labels.noteHint, rows: 3 },
}

/**
 * The faults of a form, and the props of its fields. A changed field loses its fault; a new status may correct that of another.
 *
 * @param write keeps what was typed
 */
export function useFields<Field extends FormField>(
  texts: Partial<Record<Field, string>>,
  write: (changed: Partial<Record<Field, string>>) => void,
  idPrefix = '',
) {
  const [faults, setFaults] = useState<readonly ProgressFault[]>([])

  function set(changed: Partial<Record<Field, string>>) {
    write(changed)
    setFaults((shown) => ('status' in changed ? [] : shown.filter(({ field }) => !(field in changed))))
  }

  const propsOf = (field: Field) => ({
    label: labels[field],
    ...(isNumber(field) && { inputMode: 'decimal' as const }),
    ...looks[field],
    id: idPrefix + field,
    value: texts[field] ?? '',
    onChange: (text: string) => set({ [field]: text } as typeof texts),
    fault: faults.find((fault) => fault.field === field)?.text,
  })
  return { faults, setFaults, set, propsOf }
}

export type ChangeOutcome =
  | { kind: 'saved'; quote: DeskQuote }
  /** Somebody else changed the quote first; `newer` is their version. */
  | { kind: 'conflict'; newer: DeskQuote }
  | { kind: 'refused'; faults: readonly ProgressFault[]; message: string }

type Change = {
  quote: DeskQuote
  changes: QuoteChanges
  done: string
  /** The fields that Undo takes back: all changed ones, unless a button has set some of them. */
  undoes?: readonly ProgressField[] | undefined
  /** A form or a sheet keeps the changes when the save fails. A sheet also shows the failure: a toast would lie below it. */
  from?: 'form' | 'sheet'
  /** Whether the customer gets a mail about a change of the visit. */
  mails?: boolean | undefined
}

type FailureTexts = Readonly<Record<'offline' | 'failed' | 'signedOut', string>>

/** Changes a quote. The change shows at once, is reverted if the save fails, and can be undone with the toast. */
export function useQuoteChanges() {
  const { cache, mutate } = useSWRConfig()
  const leave = useLeaveForSignIn()

  /** Updates the quote in every cached list, day and screen, before the server is asked again. */
  function showChanged(quote: DeskQuote) {
    const update = <Row extends DeskQuote>(row: Row): Row =>
      row.id === quote.id ? { ...row, ...quote } : row
    const edit = <Data>(key: string, change: (data: Data) => Data) =>
      void mutate<Data>(key, (data) => data && change(data), { revalidate: false })

    for (const key of cache.keys()) {
      // swr would discard the answer of a first load that is under way.
      if (cache.get(key)?.data === undefined) continue
      if (key === deskApi.quote(quote.id)) edit<DeskQuote>(key, update)
      if (key.startsWith(listKey))
        edit<QuotePage[]>(key, (pages) =>
          pages.map((page) => page && { ...page, quotes: page.quotes.map(update) }),
        )
      if (key.startsWith(deskApi.day('')))
        edit<DeskDay>(key, ({ visits, followUps }) => ({
          visits: [...visits.filter(({ id }) => id !== quote.id), ...(isOn(key, quote) ? [quote] : [])],
          followUps: followUps.map(update),
        }))
    }
  }

  /** Refetches the data of the open screen. Lists refetch themselves, by the counts. */
  const refreshScreens = () =>
    void mutate((key) => typeof key === 'string' && key.startsWith(deskApi.all) && key !== deskApi.summary)

  async function save(quote: DeskQuote, changes: QuoteChanges, mails?: boolean): Promise<ChangeAnswer> {
    showChanged({ ...quote, ...changes })
    const headers = { 'If-Match': `"${quote.version}"` }
    const answer = await sendChange('PATCH', withMails(deskApi.quote(quote.id), mails), changes, { headers })
    showChanged(isQuote(answer) ? answer.body : quote)
    // A newer version may have arrived before the change was reverted.
    refreshScreens()
    return answer
  }

  async function change({
    quote,
    changes: wanted,
    done,
    undoes,
    from,
    mails,
  }: Change): Promise<ChangeOutcome> {
    const changes = completeChanges(quote, wanted)
    const answer = await save(quote, changes, mails)
    if (isQuote(answer) && answer.isDone) {
      const before = valuesBefore(quote, changes, undoes)
      deskToast.done(done, { label: wording.undo, act: () => undo(answer.body, before, mails) })
      return { kind: 'saved', quote: answer.body }
    }
    if (isQuote(answer)) return { kind: 'conflict', newer: answer.body }
    const texts = from ? wording.notSaved : wording.notDone
    if (from !== 'sheet' || answer.status === 401) toastFailure(answer, texts)
    return refusedBy(answer, texts)
  }

  async function undo(quote: DeskQuote, before: QuoteChanges, mails?: boolean) {
    const answer = await save(quote, before, mails)
    // Of two requests the first may have succeeded, with its answer lost.
    const isUndone = answer.isDone || (isQuote(answer) && hasValues(answer.body, before))
    if (isUndone) deskToast.done(wording.undone)
    else if (answer.status === 412) deskToast.failed(wording.notUndone)
    else toastFailure(answer, wording.notDone, { label: wording.undo, act: () => undo(quote, before, mails) })
  }

  /** @param again what the toast of a failure offers */
  function toastFailure(answer: ChangeAnswer, texts: FailureTexts = wording.notDone, again?: ToastAction) {
    const isSignedOut = answer.status === 401
    deskToast.failed(explainFailure(answer, texts), isSignedOut ? undefined : again)
    if (isSignedOut) leave()
  }

  return { change, toastFailure }
}

/** Sends what no form keeps. `send` gives the answer, or undefined after a failure, which a toast explains. */
export function useSend() {
  const { toastFailure } = useQuoteChanges()
  const [isBusy, setBusy] = useState(false)
  async function send(...change: Parameters<typeof sendChange>): Promise<ChangeAnswer | undefined> {
    setBusy(true)
    const answer = await sendChange(...change)
    setBusy(false)
    if (answer.isDone) return answer
    toastFailure(answer)
  }
  return { send, isBusy }
}

/** The requests of a phone number, the newest first. They mark no screen as outdated. */
export function useRequestsOf(phone: string): readonly DeskQuote[] {
  const digits = localDigitsOf(phone)
  const url = digits.length < minPhoneDigits ? null : deskApi.customers(digits)
  return useDeskData<{ quotes: DeskQuote[] }>(url, {}, false).data?.quotes ?? []
}

/** The sentence of the server, or one for a failure without an answer. */
function explainFailure({ status, message }: ChangeAnswer, texts: FailureTexts): string {
  if (status === 401) return texts.signedOut
  if (status === 0) return navigator.onLine ? texts.failed : texts.offline
  return message ?? texts.failed
}

export const refusedBy = (answer: ChangeAnswer, texts: FailureTexts = wording.notSaved) =>
  ({ kind: 'refused', faults: faultsOf(answer), message: explainFailure(answer, texts) }) as const

export const withMails = (url: string, mails = true): string => (mails ? url : `${url}?mail=off`)

/** Notes in the history that a text was opened. Whether it was sent, the message app alone knows. */
export async function noteText(id: string, { code }: CustomerText): Promise<void> {
  const { isDone } = await sendChange('POST', deskApi.texts(id), { text: code })
  if (!isDone) deskToast.failed(textsWording.notNoted)
}

/** The server answers a change, and a conflict too, with the current row. */
const isQuote = (answer: ChangeAnswer): answer is ChangeAnswer & { body: DeskQuote } =>
  (answer.isDone || answer.status === 412) && valueIn(answer.body, 'version') !== undefined

function faultsOf({ body }: ChangeAnswer): readonly ProgressFault[] {
  const faults = valueIn(body, 'faults')
  return Array.isArray(faults) ? faults : []
}

const hasValues = (quote: DeskQuote, values: QuoteChanges): boolean =>
  (Object.keys(values) as ProgressField[]).every((field) => quote[field] === values[field])

const valuesBefore = (
  quote: DeskQuote,
  changes: QuoteChanges,
  fields = Object.keys(changes) as readonly ProgressField[],
): QuoteChanges =>
  Object.fromEntries(fields.filter((field) => field in changes).map((field) => [field, quote[field]]))

const isOn = (key: string, { visitDay, status }: DeskQuote): boolean =>
  visitDay !== '' && key === deskApi.day(visitDay) && status !== 'lost' && status !== 'spam'

const listKey = `$inf$${deskRoots.api}/quotes`
