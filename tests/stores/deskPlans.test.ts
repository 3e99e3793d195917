import { describe, expect, test } from 'vitest'
import { createDeskStore } from '#server/desk/store/createDeskStore.ts'
import { searchWords } from '#server/desk/store/searchWords.ts'
import { openQuoteStore } from '#server/quotes/store/openQuoteStore.ts'
import { openStatements, type Statements } from '#server/quotes/store/statements.ts'
import { makeDatabase, storeKinds } from '#tests/support/database/makeDatabase.ts'

const log = { error: () => {}, info: () => {} }
const filter = { statuses: [], words: undefined, before: 100, limit: 50 }

/** What a plan says of a table that is read from end to end. */
const fullScan = /\bSCAN quotes\b(?! USING)|Seq Scan on quotes\b/

describe.each(storeKinds)('%s', (kind) => {
  test('the list, a search, a day and the counts read the quotes by an index', async () => {
    const settings = await makeDatabase(kind)
    // PostgreSQL reads a small table from end to end if it may.
    if (settings.kind === 'postgres') settings.url += '?options=-c%20enable_seqscan%3Doff'
    const { store, database } = openQuoteStore(settings, log)
    const { plans, desk } = explainReads(openStatements(database))

    await desk.list(filter)
    await desk.list({ ...filter, statuses: ['new', 'booked'] })
    await desk.list({ ...filter, words: searchWords('fridge garage') })
    await desk.list({ ...filter, words: searchWords('(905) 555-0100'), statuses: ['spam'] })
    await desk.day('2026-11-27')
    await desk.summary()
    await store.close()

    expect(plans.length).toBeGreaterThanOrEqual(8)
    expect(plans.filter((plan) => fullScan.test(plan))).toEqual([])
  })
})

/** A desk that notes the plan of each query. */
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
