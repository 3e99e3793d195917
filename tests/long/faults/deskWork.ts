import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import { anyTime, arrivalWindows } from '#data/desk/arrivalWindows.ts'
import { addDays } from '#data/desk/deskCalendar.ts'
import {
  type DeskQuote,
  type DeskSummary,
  type HistoryEntry,
  type QuotePage,
  quoteStatuses,
  type Receipt,
} from '#data/desk/deskQuote.ts'
import {
  completeChanges,
  findProgressFaults,
  isContactField,
  paymentCodes,
  progressFields,
  type QuoteChanges,
  type QuoteProgress,
} from '#data/desk/quoteProgress.ts'
import { receiptNumber } from '#data/desk/receipts.ts'
import { dayOf } from '#data/quote/preferredDay.ts'
import { openDeskBrowser } from '#tests/support/server/startDesk.ts'
import type { Send } from '#tests/support/site/sendRequest.ts'
import { type Change, changesIn, drawNumber, type Ledger, pick, type Random } from './ledger.ts'

const callerName = 'Caller'

/** Whether the quote was written down at the desk. */
export const isCaller = ({ name }: Pick<DeskQuote, 'name'>): boolean => name.startsWith(callerName)

type OneQuote = DeskQuote & { history: HistoryEntry[]; receipts: Receipt[] }
type Person = { person: string; link: string }

/** Somebody at the desk, signed in by a link. */
export async function openDeskWork(send: Send, ledger: Ledger, random: Random, { person, link }: Person) {
  const { ask, post, patch } = openDeskBrowser(send)
  expect((await post('/sign-in', { link })).json).toMatchObject({ person })

  /** Repeats a request that the store could not answer. */
  async function untilDone(kind: string, request: () => ReturnType<typeof ask>) {
    for (let isLate = false; ; isLate = true) {
      const { answer, isRepeated } = await ledger.untilAnswered(kind, request)
      if (answer.status < 500) return { answer, isRepeated: isLate || isRepeated }
    }
  }

  async function read<Body>(path: string): Promise<Body> {
    const { answer } = await untilDone('reading', () => ask(path))
    expect(answer.status, `${path}: ${answer.text}`).toBe(200)
    return answer.json
  }

  /** All pages of the list, newest first. */
  async function readList(filter = '', limit = 50): Promise<DeskQuote[]> {
    const shown: DeskQuote[] = []
    for (let next: number | null | undefined; next !== null; ) {
      const before = next === undefined ? '' : `&before=${next}`
      const page = await read<QuotePage>(`/quotes?limit=${limit}${filter}${before}`)
      shown.push(...page.quotes)
      next = page.next
    }
    expectDescending(shown)
    return shown
  }

  async function open(id: string): Promise<OneQuote> {
    const quote = await read<OneQuote>(`/quotes/${id}`)
    if (!quote.opened) {
      const { answer } = await untilDone('opening', () => post(`/quotes/${id}/opened`))
      expect(answer.status, answer.text).toBe(204)
      ledger.opened.add(id)
    }
    return quote
  }

  /**
   * Changes a quote, with as many tries as needed. A version can be changed only once, so the repeat after a lost response is
   * answered 412. Then the history shows whether this change or another person's followed the version.
   */
  async function change(id: string): Promise<void> {
    const changes = drawChanges(random)
    for (let base = await open(id); ; ) {
      const completed = completeChanges(base, changes)
      const isValid = findProgressFaults({ ...base, ...completed }, base).length === 0
      const expected = isValid ? expectedChanges(person, base, completed) : []
      const { version, history } = base
      const { answer, isRepeated } = await untilDone('change', () => patch(`/quotes/${id}`, version, changes))
      expect([isValid ? 200 : 422, 412], answer.text).toContain(answer.status)
      if (answer.status === 422) return
      const row: OneQuote = answer.json
      expect(answer.headers.etag).toBe(`"${row.version}"`)
      const added = changesIn(row.history).slice(changesIn(history).length)
      const isMade = isDeepStrictEqual(added.slice(0, expected.length), expected)

      if (answer.status === 200) expect(isMade, `${id} after ${version}: ${answer.text}`).toBe(true)
      else {
        expect(row.version).toBeGreaterThan(version)
        if (expected.length === 0 || !isMade) {
          base = row
          continue
        }
        expect(isRepeated, `${id} was changed, and the first answer was 412`).toBe(true)
      }
      if (expected.length > 0) ledger.recordChange(id, version + 1, expected)
      return
    }
  }

  let callers = 0

  /** Writes down a caller. A repeat after a lost response gets the same request. */
  async function writeDown(): Promise<void> {
    callers += 1
    const name = `${callerName} ${callers} of ${person}`
    const caller = { name, phone: '905-555-0155', message: 'A piano' }
    const key = { 'Idempotency-Key': `${person}-${callers}` }
    const { answer } = await untilDone('caller', () => post('/quotes', caller, key))
    expect(answer.status, answer.text).toBe(201)
    ledger.recordQuote(name, answer.json.id)
  }

  /**
   * Makes the receipt of a job, if it is done and has its price, and mails it to a visitor. A repeat after a lost response gets the
   * same one.
   */
  async function bill(id: string): Promise<void> {
    const { answer } = await untilDone('receipt', () => post(`/quotes/${id}/receipts`))
    expect([201, 409], `${id}: ${answer.text}`).toContain(answer.status)
    if (answer.status === 409) return
    const { number } = answer.json
    ledger.recordReceipt(number, id)
    const mailing = await untilDone('receipt mail', () => post(`/quotes/${id}/receipts/${number}/mail`))
    expect([202, 409], `${id}: ${mailing.answer.text}`).toContain(mailing.answer.status)
    if (mailing.answer.status === 202) ledger.mailed.set(id, [...(ledger.mailed.get(id) ?? []), number])
  }

  /** Reads the list, sometimes all of its pages, and changes its quotes, the newest most often. */
  async function work(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      if (random() < 0.05) {
        const known = [...ledger.quotes.values()]
        const shown = new Set((await readList()).map(({ id }) => id))
        expect(known.filter((id) => !shown.has(id))).toEqual([])
      }
      const { quotes } = await read<QuotePage>('/quotes?limit=20')
      expectDescending(quotes)
      await change(pick(quotes, random, 3).id)
      await bill(pick(quotes, random, 3).id)
      if (random() < 0.2) await writeDown()
    }
  }

  /** Everything that was acknowledged must be at the desk, once and whole. */
  async function expectKept(told: string): Promise<void> {
    expect(await read('/session'), told).toEqual({ person })
    const list = await readList()
    expect(new Set(list.map(({ name }) => name)).size, told).toBe(list.length)
    const idByName = new Map(list.map(({ id, name }) => [name, id]))
    const missing = [...ledger.quotes].filter(([name, id]) => idByName.get(name) !== id)
    expect(missing, told).toEqual([])

    const billed = new Map<string, string>()
    for (const row of list) {
      const quote = await read<OneQuote>(`/quotes/${row.id}`)
      const numbers = quote.receipts.map(({ number }) => number)
      for (const number of numbers) billed.set(number, row.id)
      expect(quote.receipts.map(({ replaces }) => replaces)).toEqual(
        [null, ...numbers].slice(0, numbers.length),
      )
      const made = quote.history.flatMap(({ what, to }) => (what === 'receipt' ? [to] : []))
      expect(made, `${told}: ${row.id}`).toEqual(numbers)
      const { history, ...fields } = quote
      const about = `${told}: ${row.id}`
      const versions = ledger.versionsOf(row.id)
      expect(fields, about).toMatchObject({ ...row, mail: fields.mail })
      expect(changesIn(history), about).toEqual(versions.flat())
      expect(quote.version, about).toBe(1 + versions.length)
      // No fault may separate a change from its entry in the history.
      expect(fieldsOf(quote), about).toEqual(replay(history))
      const others = history.map(({ what }) => what).filter((what) => what === 'arrived' || what === 'opened')
      // Who writes a caller down has read the request.
      const isRead = quote.opened && !isCaller(quote)
      expect(others, about).toEqual(isRead ? ['arrived', 'opened'] : ['arrived'])
      if (ledger.opened.has(row.id)) expect(quote.opened, about).toBe(true)
    }

    // In the order of their numbers: no number is missing or used twice.
    for (const [year, numbers] of Map.groupBy([...billed.keys()].toSorted(), (number) => number.slice(0, 4)))
      expect(numbers, told).toEqual(numbers.map((_number, index) => receiptNumber(Number(year), index + 1)))
    for (const [number, id] of ledger.receipts) expect(billed.get(number), told).toBe(id)

    const summary = await read<DeskSummary>('/summary')
    for (const status of quoteStatuses) {
      const ids = list.filter((row) => row.status === status).map(({ id }) => id)
      const shown = (await readList(`&status=${status}`, 20)).map(({ id }) => id)
      expect([shown, summary.counts[status]], told).toEqual([ids, ids.length])
    }
    const unread = list.filter(({ opened, status }) => !opened && status !== 'spam')
    expect([summary.unread, summary.newest], told).toEqual([unread.length, list[0]?.number])
  }

  return { work, expectKept }
}

/** Expects the newest first, and none twice. */
function expectDescending(quotes: readonly DeskQuote[]): void {
  const numbers = quotes.map(({ number }) => number)
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => b - a))
}

/** Far enough ahead that every visit has a reminder. */
const drawDay = (random: Random) => addDays(dayOf(Date.now()), drawNumber(2, 40, random))

function drawStatus(random: Random): QuoteChanges {
  const status = pick(quoteStatuses, random)
  if (status === 'booked') return { status, visitDay: drawDay(random) }
  return status === 'lost' ? { status, lostReason: pick(['Price', 'Too late'], random) } : { status }
}

const drawings: readonly ((random: Random) => QuoteChanges)[] = [
  drawStatus,
  // A booking, or a move.
  (random) => ({ visitDay: drawDay(random), ...pick([...arrivalWindows, anyTime], random) }),
  (random) => ({ visitFrom: pick(['', '09:30', '13:00', '17:00'], random) }),
  // A closing; some leave the price or the payment for later.
  (random) => ({
    status: 'done',
    finalPrice: pick([null, drawNumber(105_00, 900_00, random) / 100], random),
    finalCubicYards: drawNumber(1, 17, random),
    paidBy: pick(['', ...paymentCodes], random),
  }),
  (random) => ({
    price: pick([null, drawNumber(105_00, 900_00, random) / 100], random),
    cubicYards: drawNumber(1, 17, random),
  }),
  (random) => ({ note: `Called, ring ${drawNumber(1, 9999, random)} times` }),
  (random) => ({ address: `${drawNumber(1, 999, random)} Harwood Ave S, Ajax` }),
  (random) => ({ followUp: drawDay(random) }),
]

/** Random changes, as after one phone call. */
const drawChanges = (random: Random): QuoteChanges =>
  Object.assign({}, ...Array.from({ length: drawNumber(1, 3, random) }, () => pick(drawings, random)(random)))

const toText = (value: string | number | null) => String(value ?? '')

/** The history entries expected of a completed change to this row. */
const expectedChanges = (person: string, row: QuoteProgress, changes: QuoteChanges): Change[] =>
  progressFields.flatMap((what) => {
    const to = changes[what]
    return to === undefined || to === row[what]
      ? []
      : [{ person, what, from: toText(row[what]), to: toText(to) }]
  })

/** Empty until the desk fills them in. */
const deskFields = progressFields.filter((field) => !isContactField(field))

/** These fields of a quote as texts. */
const fieldsOf = (row: QuoteProgress): Record<string, string> =>
  Object.fromEntries(deskFields.map((field) => [field, toText(row[field])]))

/** The fields of a new quote after the changes in its history. */
const replay = (history: readonly HistoryEntry[]): Record<string, string> => ({
  ...Object.fromEntries(deskFields.map((field) => [field, field === 'status' ? (history[0]?.to ?? '') : ''])),
  ...Object.fromEntries(changesIn(history).map(({ what, to }) => [what, to])),
})
