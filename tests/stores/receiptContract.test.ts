import { describe, expect, test } from 'vitest'
import { findPhoneNumbers } from '#data/quote/contactLinks.ts'
import type { Store } from '#server/store/openStore.ts'
import { openTwice, storeKinds } from '#tests/support/database/makeDatabase.ts'
import { required } from '#tests/support/required.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'

const act = { person: 'owner', now: Date.parse('2026-11-30T17:00:00Z') }

/** A job that is done. @returns its id */
async function addDone({ quotes, desk }: Store): Promise<string> {
  const { id } = await quotes.add(quoteRequest, arrival)
  await desk.change(required(await desk.find(id)), { status: 'done', finalPrice: 100 }, act)
  return id
}

const numberIn = (made: Awaited<ReturnType<Store['receipts']['bill']>>) =>
  typeof made === 'object' ? made.number : made

describe.each(storeKinds)('%s', (kind) => {
  test('two servers at once make one receipt for each job, and numbers without a gap', async () => {
    const { one, other } = await openTwice(kind)
    const ids: string[] = []
    for (let count = 0; count < 10; count += 1) ids.push(await addDone(one))

    const made = await Promise.all(
      ids.flatMap((id) =>
        [one, other, one, other].map(async ({ receipts }) => numberIn(await receipts.bill(id, act))),
      ),
    )

    const perJob = ids.map((_id, index) => new Set(made.slice(index * 4, index * 4 + 4)))
    expect(perJob.map(({ size }) => size)).toEqual(ids.map(() => 1))
    expect([...new Set(made)].toSorted()).toEqual(
      ids.map((_id, index) => `2026-${String(index + 1).padStart(4, '0')}`),
    )
  })

  test('a job that is changed while it is billed has a receipt of one of its prices', async () => {
    const { one, other } = await openTwice(kind)
    const id = await addDone(one)
    const quote = required(await one.desk.find(id))

    const [made, changed] = await Promise.all([
      one.receipts.bill(id, act),
      other.desk.change(quote, { finalPrice: 200 }, act),
    ])
    const next = await other.receipts.bill(id, act)
    const all = await one.receipts.receiptsOf(quote.number)

    expect([changed, all.at(-1)?.lines[0]?.amount]).toEqual(['changed', 200])
    expect(all.map(({ number }) => number)).toEqual([...new Set([numberIn(made), numberIn(next)])])
  })

  test('the receipt of a deleted request is found by its phone number before and after a correction', async () => {
    const { one } = await openTwice(kind)
    const id = await addDone(one)
    await one.receipts.bill(id, act)
    const quote = required(await one.desk.find(id))
    await one.desk.change(quote, { phone: '416-555-0177' }, act)

    await one.quotes.delete(id)
    const [kept] = await one.receipts.ofDeletedQuotes()

    const numbers = findPhoneNumbers(required(kept).phone).map(({ dialled }) => dialled)
    const expected = [quote.phone, '416-555-0177'].flatMap((phone) => findPhoneNumbers(phone))
    expect(numbers).toEqual(expected.map(({ dialled }) => dialled))
  })
})
