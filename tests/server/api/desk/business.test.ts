import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { addMonths } from '#data/desk/deskCalendar.ts'
import { startDesk } from '#tests/support/server/startDesk.ts'

const month = new Date().toLocaleDateString('en-CA', { timeZone: site.timeZone }).slice(0, 7)
const next = addMonths(month, 1)

type Row = { name: string; requests: number; booked: number; done: number; dollars: number }
const lines = (rows: readonly Row[]) =>
  rows.map(({ name, requests, booked, done, dollars }) => [name, requests, booked, done, dollars].join(' '))

/** Requests of this month, two of which were done in this month and the next. */
async function startBusiness() {
  const desk = await startDesk()
  const { add, patch } = desk
  const change = (id: string, changes: object) => patch(`/quotes/${id}`, 1, changes)
  const flyer = await add({ source: { utm_source: 'Flyer' }, message: 'Hot tub removal in Ajax: a big one' })
  await add({ source: { utm_source: 'flyer', referrer: 'https://www.search.example/' } })
  await add({ source: { referrer: 'https://www.search.example/a?q=ada' }, postalCode: 'L1S 4W2' })
  const ad = await add({ source: { utm_source: '=google', utm_medium: 'cpc' } })
  const called = await add({ source: { utm_source: 'phone' }, message: 'Fridge' })
  const direct = await add()
  for (const name of ['constructor', '__proto__']) await add({ source: { utm_source: name } })
  await add({ website: 'https://spam.example', source: { utm_source: 'spam' } })
  await change(flyer, { status: 'done', visitDay: `${month}-15`, finalPrice: 100.1 })
  await change(ad, { status: 'done', finalPrice: 200.2 })
  await change(called, { status: 'done', visitDay: `${next}-02`, finalPrice: 300.3 })
  await change(direct, { status: 'booked', visitDay: `${next}-03` })
  return desk
}

test('business counts requests and bookings by arrival, and the dollars of each done job once, by the day of its visit', async () => {
  const { ask } = await startBusiness()

  const both = (await ask(`/business?from=${month}&to=${next}`)).json
  const first = (await ask(`/business?from=${month}&to=${month}`)).json
  const second = (await ask(`/business?from=${next}&to=${next}`)).json
  const past = (await ask('/business?from=2020-01&to=2020-01')).json
  const longest = (await ask('/business?from=2024-02&to=2026-01')).json

  expect(lines(both.months)).toEqual([`${month} 8 4 2 300.3`, `${next} 0 0 1 300.3`])
  expect(lines(both.sources)).toEqual([
    'Phone 1 1 1 300.3',
    '=google (paid) 1 1 1 200.2',
    'flyer 2 1 1 100.1',
    '__proto__ 1 0 0 0',
    'constructor 1 0 0 0',
    'search.example 1 0 0 0',
    'Straight to the site 1 1 0 0',
  ])
  expect(lines(both.services)).toEqual(['Other 7 3 2 500.5', 'Hot tub removal 1 1 1 100.1'])
  expect(lines(both.towns)).toEqual(['Not known 6 3 2 500.5', 'Ajax 2 1 1 100.1'])
  expect(lines(first.sources)).toContain('Straight to the site 1 1 0 0')
  expect(lines(second.sources)).toEqual(['Phone 0 0 1 300.3'])
  expect(past).toEqual({
    months: [{ name: '2020-01', requests: 0, booked: 0, done: 0, dollars: 0 }],
    sources: [],
    services: [],
    towns: [],
  })
  expect(longest.months).toHaveLength(24)
})

test('the figures come as CSV without formulas', async () => {
  const { ask } = await startBusiness()

  const { headers, text } = await ask(`/business.csv?from=${month}&to=${next}`)

  expect(headers['content-disposition']).toBe(`attachment; filename=business-${month}-to-${next}.csv`)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(text.split('\r\n').slice(0, 5)).toEqual([
    '\ufeffList,Name,Requests,Booked,Done,Dollars',
    `By month,${month},8,4,2,300.3`,
    `By month,${next},0,0,1,300.3`,
    'By source,Phone,1,1,1,300.3',
    "By source,'=google (paid),1,1,1,200.2",
  ])
})
