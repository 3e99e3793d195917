import { useSWRConfig } from 'swr'
import { deskApi, deskRoots } from '#data/desk/deskPaths.ts'
import type { DeskDay, DeskQuote, QuotePage } from '#data/desk/deskQuote.ts'
import { deskWording } from '#data/desk/deskWording.ts'
import {
  completeChanges,
  type ProgressFault,
  type ProgressField,
  type QuoteChanges,
} from '#data/desk/quoteProgress.ts'
import { valueIn } from '../../api/requestJson.ts'
import { deskToast, type ToastAction } from '../../toasts/toastStore.ts'
import { type ChangeAnswer, sendChange, useLeaveForSignIn } from './DeskData.tsx'

const { changes: wording } = deskWording

export type ChangeOutcome =
  | { kind: 'saved'; quote: DeskQuote }
  /** Somebody else changed the quote first; `newer` is their version. */
  | { kind: 'conflict'; newer: DeskQuote }
  | { kind: 'refused'; faults: readonly ProgressFault[] }

type Change = {
  quote: DeskQuote
  changes: QuoteChanges
  done: string
  /** The fields that Undo takes back: all changed ones, unless a button has set some of them. */
  undoes?: readonly ProgressField[] | undefined
  /** Whether a form keeps the changes when the save fails. */
  isFromForm?: boolean
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

  async function save(quote: DeskQuote, changes: QuoteChanges): Promise<ChangeAnswer> {
    showChanged({ ...quote, ...changes })
    const headers = { 'If-Match': `"${quote.version}"` }
    const answer = await sendChange('PATCH', deskApi.quote(quote.id), changes, { headers })
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
    isFromForm,
  }: Change): Promise<ChangeOutcome> {
    const changes = completeChanges(quote, wanted)
    const answer = await save(quote, changes)
    if (isQuote(answer) && answer.isDone) {
      const before = valuesBefore(quote, changes, undoes)
      deskToast.done(done, { label: wording.undo, act: () => undo(answer.body, before) })
      return { kind: 'saved', quote: answer.body }
    }
    if (isQuote(answer)) return { kind: 'conflict', newer: answer.body }
    toastFailure(answer, isFromForm ? wording.notSaved : wording.notDone)
    return { kind: 'refused', faults: faultsOf(answer) }
  }

  async function undo(quote: DeskQuote, before: QuoteChanges) {
    const answer = await save(quote, before)
    // Of two requests the first may have succeeded, with its answer lost.
    const isUndone = answer.isDone || (isQuote(answer) && hasValues(answer.body, before))
    if (isUndone) deskToast.done(wording.undone)
    else if (answer.status === 412) deskToast.failed(wording.notUndone)
    else toastFailure(answer, wording.notDone, { label: wording.undo, act: () => undo(quote, before) })
  }

  /** @param again what the toast of a failure offers */
  function toastFailure(
    { status, message }: ChangeAnswer,
    texts: FailureTexts = wording.notDone,
    again?: ToastAction,
  ) {
    if (status === 401) {
      deskToast.failed(texts.signedOut)
      leave()
    } else if (status === 0) deskToast.failed(navigator.onLine ? texts.failed : texts.offline, again)
    else deskToast.failed(message ?? texts.failed, again)
  }

  return { change, toastFailure }
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
