import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { searchWords } from '#server/store/quoteRows.ts'
import { makeDatabase, storeKinds } from '#tests/support/database/makeDatabase.ts'
import { openUntilEnd } from '#tests/support/database/openTwice.ts'
import { connectTo } from '#tests/support/database/otherProgram.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'

const filter = { statuses: [], words: undefined, before: 100, limit: 50 }

/** Text of a query plan that scans a whole table. */
const fullScan = /\bSCAN (quotes|outbox)\b(?! USING)|Seq Scan on (quotes|outbox)\b/

describe.each(storeKinds)('%s', (kind) => {
  test('the list, a search, a day, the counts and the next message are read by an index', async () => {
    const settings = await makeDatabase(kind)
    // Otherwise PostgreSQL scans a small table.
    if (settings.kind === 'postgres') settings.url += '?options=-c%20enable_seqscan%3Doff'
    const { desk, outbox } = await openUntilEnd(settings)
    await desk.list({ ...filter, words: ['a'] })
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
    const query = vi.spyOn(Client.prototype, 'query')

    await desk.list(filter)
    await desk.list({ ...filter, statuses: ['new', 'booked'] })
    await desk.list({ ...filter, words: searchWords('fridge garage') })
    await desk.list({ ...filter, words: searchWords('(905) 555-0100'), statuses: ['spam'] })
    await desk.day('2026-11-27', '2026-11-27')
    await desk.summary()
    await outbox.claimMessage(Date.now(), Date.now(), ['owner', 'webhook'])
    const texts = [...prepare.mock.calls, ...query.mock.calls].map(([text]) => String(text))
    vi.restoreAllMocks()
    const { rows, end } = await connectTo(settings)
    const plans: string[] = []
    for (const text of new Set(texts.filter((sql) => sql.startsWith('select')))) {
      const explained = kind === 'SQLite' ? `explain query plan ${text}` : `explain (generic_plan) ${text}`
      plans.push((await rows(explained)).map((row) => Object.values(row as object).join(' ')).join('\n'))
    }
    await end()

    expect(plans.length).toBeGreaterThanOrEqual(8)
    expect(plans.filter((plan) => fullScan.test(plan))).toEqual([])
  })
})

test('on PostgreSQL, the summary also reflects a change committed after a later one', async () => {
  const settings = await makeDatabase('PostgreSQL')
  const { quotes, desk } = await openUntilEnd(settings)
  const { id } = await quotes.add(quoteRequest, arrival)
  const slow = await connectTo(settings)
  await slow.run('begin')
  await slow.run(
    `insert into history ("quoteNumber", at, person, what, "fromValue", "toValue")
    select number, 0, 'Sam', 'note', '', 'Side door' from quotes`,
  )
  await desk.open(id, { person: 'owner', now: Date.now() })
  const before = await desk.summary()

  await slow.run('commit')
  const after = await desk.summary()
  await slow.end()

  expect(after.changed).not.toBe(before.changed)
})
