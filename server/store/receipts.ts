import { type Kysely, sql } from 'kysely'
import type { Receipt } from '#data/desk/deskQuote.ts'
import { billFor, isSameBill, receiptNumber, yearOf } from '#data/desk/receipts.ts'
import { dayOf } from '#data/quote/preferredDay.ts'
import type { Database } from './database.ts'
import type { Act } from './desk.ts'
import { numberOf } from './quoteRows.ts'
import type { Tables } from './tables.ts'

/** A receipt, and the id and the phone numbers of its quote, which may be deleted: first as billed, then as corrected. */
export type KeptReceipt = { quoteId: string; phone: string; receipt: Receipt }

export type ReceiptStore = ReturnType<typeof createReceiptStore>

export function createReceiptStore({ db, write, differences, erase }: Database) {
  /** Oldest first. */
  const receiptsOf = async (db: Kysely<Tables>, quoteNumber: number): Promise<KeptRow[]> => {
    const query = selectReceipts(db).where('quoteNumber', '=', quoteNumber).orderBy('at')
    return (await query.execute()).map(toKept)
  }

  return {
    /** The receipts of a quote, oldest first. */
    async receiptsOf(quoteNumber: number): Promise<Receipt[]> {
      return (await receiptsOf(db, quoteNumber)).map(({ receipt }) => receipt)
    },

    /**
     * The receipt of a done job: the latest one while it charges the same, else a new one that replaces it. Its number follows the last
     * one of its year, without a gap. Undefined without such a quote.
     */
    bill: (quoteId: string, { person, now }: Act): Promise<Receipt | 'notDone' | undefined> =>
      write(async (db) => {
        // The second of two people at once waits here, and then finds the first one's receipt.
        const locked = await differences.lock(numberOf(db, quoteId)).executeTakeFirst()
        if (!locked) return undefined
        const quoteNumber = locked.number
        const { status, finalPrice, phone, ...quote } = await db
          .selectFrom('quotes')
          .select(['status', 'finalPrice', 'finalCubicYards', 'paidBy', 'name', 'address', 'email', 'phone'])
          .where('number', '=', quoteNumber)
          .executeTakeFirstOrThrow()
        if (status !== 'done' || finalPrice === null) return 'notDone'
        const bill = billFor(quote, finalPrice)
        const latest = (await receiptsOf(db, quoteNumber)).at(-1)
        if (latest && isSameBill(latest.receipt, bill)) return latest.receipt

        const year = yearOf(now)
        const { last } = await db
          .insertInto('receiptNumbers')
          .values({ year, last: 1 })
          .onConflict((conflict) =>
            conflict.column('year').doUpdateSet((eb) => ({ last: eb('receiptNumbers.last', '+', 1) })),
          )
          .returning('last')
          .executeTakeFirstOrThrow()
        const receipt: Receipt = {
          number: receiptNumber(year, last),
          day: dayOf(now),
          ...bill,
          replaces: latest?.receipt.number ?? null,
        }
        const { number } = receipt
        // In the order of their making, also when the clock was set back.
        const at = Math.max(now, (latest?.at ?? 0) + 1)
        await db
          .insertInto('receipts')
          .values({ number, quoteNumber, quoteId, at, phone, content: JSON.stringify(receipt) })
          .execute()
        await db
          .insertInto('history')
          .values({ quoteNumber, at: now, person, what: 'receipt', fromValue: '', toValue: number })
          .execute()
        return receipt
      }),

    /** Adds a mail with this receipt to the outbox, or sends it again; one that is on its way already is not sent twice. */
    mail: (quoteNumber: number, about: string, now: number): Promise<unknown> =>
      write((db) => {
        const due = {
          state: 'pending',
          attempts: 0,
          since: now,
          dueAt: now,
          error: '',
          acceptedBy: '',
        } as const
        return db
          .insertInto('outbox')
          .values({ quoteNumber, kind: 'receipt', about, ...due })
          .onConflict((conflict) =>
            conflict
              .columns(['quoteNumber', 'kind', 'about'])
              .doUpdateSet(due)
              .where('outbox.state', '<>', 'pending'),
          )
          .execute()
      }),

    async find(quoteId: string, number: string): Promise<Receipt | undefined> {
      const row = await selectReceipts(db)
        .where('quoteId', '=', quoteId)
        .where('number', '=', number)
        .executeTakeFirst()
      return row && toKept(row).receipt
    },

    /** Oldest first. */
    async ofDeletedQuotes(): Promise<KeptReceipt[]> {
      const rows = await selectReceipts(db).where('quoteNumber', 'is', null).orderBy('at').execute()
      return rows.map(toKept)
    },

    /** Takes the customer out of the receipts of a quote, also of a deleted one: the books need the amounts alone. @returns their numbers */
    async forgetCustomer(quoteId: string): Promise<string[]> {
      const forgotten = await write(async (db) => {
        const rows = await selectReceipts(db).where('quoteId', '=', quoteId).orderBy('at').execute()
        const known = rows.map(toKept).filter(({ receipt }) => receipt.customer.name !== '')
        for (const { receipt } of known) {
          const content = JSON.stringify({ ...receipt, customer: { name: '', address: '', email: '' } })
          await db
            .updateTable('receipts')
            .set({ content, phone: '' })
            .where('number', '=', receipt.number)
            .execute()
        }
        return known.map(({ receipt }) => receipt.number)
      })
      if (forgotten.length > 0) await erase()
      return forgotten
    },

    /** Deletes the receipts of the years that were over at this time, and returns their number. */
    async deleteBefore(time: Date): Promise<number> {
      const year = String(yearOf(time))
      const deleted = await write((db) =>
        db.deleteFrom('receipts').where('number', '<', year).returning('number').execute(),
      )
      if (deleted.length > 0) await erase()
      return deleted.length
    },
  }
}

/** After a correction: a person is found by either number. */
export const addPhone = (db: Kysely<Tables>, quoteNumber: number, phone: string): Promise<unknown> =>
  db
    .updateTable('receipts')
    .set({ phone: sql<string>`phone || ', ' || ${phone}` })
    .where('quoteNumber', '=', quoteNumber)
    .execute()

type KeptRow = KeptReceipt & { at: number }

const selectReceipts = (db: Kysely<Tables>) =>
  db.selectFrom('receipts').select(['quoteId', 'at', 'phone', 'content'])

const toKept = ({ content, ...row }: Omit<KeptRow, 'receipt'> & { content: string }): KeptRow => ({
  ...row,
  receipt: JSON.parse(content),
})
