import { describe, expect, test } from 'vitest'
import { createDeskStore } from '#server/desk/store/createDeskStore.ts'
import { searchWords } from '#server/desk/store/searchWords.ts'
import { openQuoteStore } from '#server/quotes/openQuoteStore.ts'
import { openStatements, type Statements } from '#server/quotes/store/statements.ts'
import { makeDatabase, storeKinds } from '#tests/support/database/makeDatabase.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'

const log = { error: () => {}, info: () => {} }
const filter = { statuses: [], words: undefined, before: 100, limit: 50 }

/** Text of a query plan that scans a whole table. */
const fullScan = /\bSCAN quotes\b(?! USING)|Seq Scan on quotes\b/

describe.each(storeKinds)('%s', (kind) => {
  test('the list, a search, a day and the counts read the quotes by an index', async () => {
    const settings = await makeDatabase(kind)
    // Otherwise PostgreSQL scans a small table.
    if (settings.kind === 'postgres') settings.url += '?options=-c%20enable_seqscan%3Doff'
    const { store, database } = openQuoteStore(settings, log)
    const { plans, desk } = explainReads(openStatements(database))

    await desk.list(filter)
    await desk.list({ ...filter, statuses: ['new', 'booked'] })
    await desk.list({ ...filter, words: searchWords('fridge garage') })
    await desk.list({ ...filter, words: searchWords('(905) 555-0100'), statuses: ['spam'] })
    await desk.day('2026-11-27', '2026-11-27')
    await desk.summary()
    await store.close()

    expect(plans.length).toBeGreaterThanOrEqual(8)
    expect(plans.filter((plan) => fullScan.test(plan))).toEqual([])
  })
})

test('on PostgreSQL, the summary also reflects a change committed after a later one', async () => {
  const { store, database } = openQuoteStore(await makeDatabase('PostgreSQL'), log)
  if (database.kind !== 'postgres') throw new Error('This is another database.')
  const desk = createDeskStore(openStatements(database))
  const { id } = await store.add(quoteRequest, arrival)
  const slow = await (await database.getPool()).connect()
  await slow.query('begin')
  await slow.query(
    `insert into history (quote_number, at, person, what, from_value, to_value)
    select number, 0, 'Sam', 'note', '', 'Side door' from quotes`,
  )
  await desk.open(id, { person: 'owner', now: Date.now() })
  const before = await desk.summary()

  await slow.query('commit')
  const after = await desk.summary()
  slow.release()
  await store.close()

  expect(after.changed).not.toBe(before.changed)
})

/** A desk store that records the plan of each query. */
function explainReads(statements: Statements) {
  const plans: string[] = []
  const explain = statements.kind === 'sqlite' ? 'explain query plan' : 'explain'
  const desk = createDeskStore({
    ...statements,
    async read(sql, values) {
      const plan = await statements.read(`${explain} ${sql}`, values)
      plans.push(plan.map((row) => row.detail ?? row['QUERY PLAN']).join('\n'))
      return statements.read(sql, values)
    },
  })
  return { plans, desk }
}
