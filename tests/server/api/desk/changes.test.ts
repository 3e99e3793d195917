import { expect, test } from 'vitest'
import { signInAs, startDesk } from '#tests/support/server/startDesk.ts'

test('a change is stored with a history entry for every field, and a change without effect is not recorded', async () => {
  const { add, ask, patch } = await startDesk()
  const id = await add()
  const same = await patch(`/quotes/${id}`, 1, { status: 'new', note: ' ', price: null })
  const booked = {
    status: 'booked',
    address: ' 12 Harwood Ave S, Ajax ',
    visitDay: '2026-11-27',
    visitFrom: '13:00',
    visitTo: '15:00',
    price: 210.5,
    cubicYards: 6,
    note: 'Side door\r\nRing twice',
    followUp: '2026-11-26',
  }

  const answer = await patch(`/quotes/${id}`, 1, booked)
  const { json } = await patch(`/quotes/${id}`, 2, { price: null, visitFrom: '' })

  const kept = { ...booked, address: '12 Harwood Ave S, Ajax', note: 'Side door\nRing twice', version: 2 }
  expect([same.status, same.json.version, same.json.history.length]).toEqual([200, 1, 1])
  expect([answer.status, answer.headers.etag]).toEqual([200, '"2"'])
  expect(answer.json).toMatchObject(kept)
  const changed = { ...kept, price: null, visitFrom: '', visitTo: '', version: 3 }
  expect((await ask(`/quotes/${id}`)).json).toMatchObject(changed)
  const [arrival, ...history] = json.history
  expect(arrival).toMatchObject({ person: 'visitor', what: 'arrived', to: 'new' })
  expect(history.map(({ what, from, to }: Record<string, string>) => `${what}: ${from} > ${to}`)).toEqual([
    ...['status: new > booked', 'address:  > 12 Harwood Ave S, Ajax', 'followUp:  > 2026-11-26'],
    ...['visitDay:  > 2026-11-27', 'visitFrom:  > 13:00', 'visitTo:  > 15:00', 'price:  > 210.5'],
    ...['cubicYards:  > 6', 'note:  > Side door\nRing twice'],
    ...['visitFrom: 13:00 > ', 'visitTo: 15:00 > ', 'price: 210.5 > '],
  ])
  expect(new Set(history.map(({ person }: { person: string }) => person))).toEqual(new Set(['owner']))
})

test('the second of two people who change the same version gets the newer version', async () => {
  const { add, access, send, patch } = await startDesk()
  const id = await add()
  const other = await signInAs(send, access, 'Sam')

  const answers = await Promise.all([
    patch(`/quotes/${id}`, 1, { note: 'from the owner' }),
    other.patch(`/quotes/${id}`, 1, { note: 'from Sam' }),
  ])

  const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
  expect([won?.status, lost?.status]).toEqual([200, 412])
  expect(lost?.json).toMatchObject({ version: 2, note: won?.json.note })
  expect(lost?.headers.etag).toBe('"2"')
  expect(lost?.json.history).toHaveLength(2)
})

test('a done visit is not moved, and is booked anew once it is said not to be done', async () => {
  const { add, ask, patch } = await startDesk()
  const id = await add()
  await patch(`/quotes/${id}`, 1, { status: 'done', visitDay: '2026-12-01' })

  const refused = await patch(`/quotes/${id}`, 2, { visitDay: '2026-12-02', note: 'x' })
  const { visitDay, note } = (await ask(`/quotes/${id}`)).json
  const again = await patch(`/quotes/${id}`, 2, { status: 'booked', visitDay: '2026-12-02' })

  expect([refused.status, refused.json.faults[0].field, again.status]).toEqual([422, 'visitDay', 200])
  expect([visitDay, note]).toEqual(['2026-12-01', ''])
})

test('a quote with a pending visit or follow-up is not deleted as old', async () => {
  const { add, patch, quotes } = await startDesk()
  const day = (ahead: number) => new Date(Date.now() + ahead * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const planned = [
    ...[{ visitDay: day(0) }, { followUp: day(0) }, { visitDay: day(2) }],
    ...[{ visitDay: day(-2) }, { followUp: day(-2) }, { followUp: day(2), status: 'done' }],
    { visitDay: day(2), followUp: day(2), status: 'lost', lostReason: 'price' },
  ]
  const ids: string[] = []
  for (const change of planned) {
    const id = await add()
    ids.push(id)
    await patch(`/quotes/${id}`, 1, change)
  }

  const deleted = await quotes.deleteBefore(new Date(Date.now() + 1000))

  const kept = await Array.fromAsync(quotes.list())
  expect(deleted).toBe(4)
  expect(kept.map(({ id }) => id)).toEqual(ids.slice(0, 3).toReversed())
})
