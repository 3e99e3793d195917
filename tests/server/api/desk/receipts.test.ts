import { expect, test, vi } from 'vitest'
import { site } from '#data/company/site.ts'
import { momentOf } from '#data/desk/deskCalendar.ts'
import { paymentCodes } from '#data/desk/quoteProgress.ts'
import { startDesk, statuses } from '#tests/support/server/startDesk.ts'
import { startMailServer } from '#tests/support/server/startMailServer.ts'

type Desk = Awaited<ReturnType<typeof startDesk>>

/** Closes a job. @returns its id */
async function addDone({ add, patch }: Desk, changes: Record<string, unknown> = {}, visitor = {}) {
  const id = await add(visitor)
  const done = { status: 'done', finalPrice: 210, finalCubicYards: 6, address: '14 Lakeside Drive, Ajax' }
  expect((await patch(`/quotes/${id}`, 1, { ...done, ...changes })).status).toBe(200)
  return id
}

const rate = site.salesTaxRate / 100
const year = new Date().toLocaleDateString('en-CA', { timeZone: site.timeZone }).slice(0, 4)

test('a done job gets one receipt, however often and at once it is asked for', async () => {
  const desk = await startDesk()
  const id = await addDone(desk, { paidBy: paymentCodes[0] })
  const bill = () => desk.post(`/quotes/${id}/receipts`)

  const answers = await Promise.all([bill(), bill(), bill()])
  const whole = await desk.ask(`/quotes/${id}`)
  const all = await desk.ask(`/quotes/${id}/receipts`)

  const tax = Math.round(21_000 * rate) / 100
  const [receipt] = all.json.receipts
  expect(statuses(answers)).toEqual([201, 201, 201])
  expect(answers.map(({ json }) => json)).toEqual([receipt, receipt, receipt])
  expect(receipt).toEqual({
    number: `${year}-0001`,
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    customer: { name: 'Ada', address: '14 Lakeside Drive, Ajax', email: 'ada@example.com' },
    lines: [{ text: `${site.serviceType}, 6 cubic yards`, amount: 210 }],
    tax,
    total: 210 + tax,
    paidBy: paymentCodes[0],
    replaces: null,
  })
  expect(all.json.receipts).toHaveLength(1)
  expect(whole.json.receipts).toEqual(all.json.receipts)
  expect(whole.json.history.at(-1)).toMatchObject({ person: 'owner', what: 'receipt', to: receipt.number })
})

test('another price, load, payment or customer makes a new receipt that replaces the last, and another note none', async () => {
  const desk = await startDesk()
  const id = await addDone(desk)
  const changes = [
    ...[{}, { note: 'Paid in the driveway' }, { finalPrice: 245.5 }, { finalCubicYards: 7 }],
    ...[{ paidBy: paymentCodes.at(-1) }, { name: 'Ada Lake' }],
  ]

  const made: string[] = []
  for (const change of changes) {
    const { version } = (await desk.ask(`/quotes/${id}`)).json
    await desk.patch(`/quotes/${id}`, version, change)
    const { json } = await desk.post(`/quotes/${id}/receipts`)
    made.push(`${json.number.slice(5)} for ${json.replaces?.slice(5)}`)
  }

  expect(made).toEqual([
    ...['0001 for undefined', '0001 for undefined', '0002 for 0001', '0003 for 0002'],
    ...['0004 for 0003', '0005 for 0004'],
  ])
  const { receipts } = (await desk.ask(`/quotes/${id}/receipts`)).json
  expect(receipts.map(({ number }: { number: string }) => Number(number.slice(5)))).toEqual([1, 2, 3, 4, 5])
})

test('numbers begin anew with the company’s year, and a clock that is set back keeps the order of a job’s receipts', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: momentOf('2026-12-31', '12:00') })
  const desk = await startDesk()
  // Around midnight at the company, whatever the year is in UTC.
  const times = [
    ['2026-12-31', '23:30'],
    ['2027-01-01', '00:30'],
    ['2026-12-31', '15:00'],
  ] as const
  const id = await addDone(desk)

  const numbers: string[] = []
  for (const [index, [day, time]] of times.entries()) {
    vi.setSystemTime(momentOf(day, time))
    const { version } = (await desk.ask(`/quotes/${id}`)).json
    await desk.patch(`/quotes/${id}`, version, { finalPrice: 300 + index })
    numbers.push((await desk.post(`/quotes/${id}/receipts`)).json.number)
  }
  const { json } = await desk.ask(`/quotes/${id}/receipts`)

  expect(numbers).toEqual(['2026-0001', '2027-0001', '2026-0002'])
  expect(json.receipts.map(({ number }: { number: string }) => number)).toEqual(numbers)
  expect(json.receipts.at(-1).replaces).toBe('2027-0001')
})

test('without a done job, its final price, an email address or mail settings a receipt is refused with a sentence', async () => {
  const desk = await startDesk()
  const open = await desk.add()
  const unpriced = await addDone(desk, { finalPrice: null })
  const silent = await addDone(desk, {}, { email: '' })
  const done = await addDone(desk)
  const numberOf = async (id: string) => (await desk.post(`/quotes/${id}/receipts`)).json.number
  const [silentNumber, number] = [await numberOf(silent), await numberOf(done)]

  const refusals = [
    [`${open}/receipts`, /^409 A receipt needs a job that is done and has its final price\.$/],
    [`${unpriced}/receipts`, /^409 A receipt needs a job/],
    ['nothing/receipts', /^404 There is no such request\. It may have been deleted\.$/],
    [`${silent}/receipts/${silentNumber}/mail`, /^409 .*no email address/],
    [`${done}/receipts/${silentNumber}/mail`, /^404 There is no such receipt\.$/],
    [`${done}/receipts/${number}/mail`, /^503 .*can’t send email yet/],
  ] as const

  for (const [path, refusal] of refusals) {
    const { status, json } = await desk.post(`/quotes/${path}`)
    expect(`${status} ${json.message}`).toMatch(refusal)
  }
})

test('a receipt is mailed with its texts, once until it is asked for again, and nothing typed becomes markup', async () => {
  const mailServer = await startMailServer()
  const environment = { SMTP_URL: mailServer.url, QUOTES_TO: 'office@site.example' }
  const desk = await startDesk({ environment })
  const id = await addDone(desk, { paidBy: paymentCodes[0] }, { name: '<b>Ada & Co</b>' })
  await desk.sendAt(0)
  const { json: receipt } = await desk.post(`/quotes/${id}/receipts`)
  const mail = () => desk.post(`/quotes/${id}/receipts/${receipt.number}/mail`)
  const receipts = () => mailServer.mails.filter(({ subject }) => subject?.startsWith('Receipt'))

  const answers = [await mail(), await mail()]
  await desk.sendAt(1000)
  const [first, ...others] = receipts()
  const again = await mail()
  await desk.sendAt(2000)

  expect(statuses([...answers, again])).toEqual([202, 202, 202])
  expect(others).toEqual([])
  expect(receipts()).toHaveLength(2)
  expect(first?.envelope.to).toEqual(['ada@example.com'])
  expect(first?.text).toContain(`Receipt ${receipt.number}\n\n${site.legalName}\n`)
  const amounts = [receipt.lines[0].amount, receipt.tax, receipt.total].map((sum) => `$${sum.toFixed(2)}`)
  const lines = first?.text?.split('\n') ?? []
  const columns = amounts.map((amount) => lines.find((line) => line.endsWith(amount))?.indexOf(amount))
  expect(columns).toEqual(Array(3).fill(`${receipt.lines[0].text}  `.length))
  expect(first?.text).toContain('\nAddress: 14 Lakeside Drive, Ajax\n')
  expect(first?.text).toContain(`${amounts[2]}\n\nPaid by ${site.paymentMethods[0]}.`)
  for (const amount of amounts) expect(first?.html).toContain(`${amount}</td>`)
  expect(first?.replyTo).toMatchObject([{ name: site.brand, address: 'office@site.example' }])
  expect(first?.html).toContain('&lt;b&gt;Ada &amp; Co&lt;/b&gt;')
  const { mails } = (await desk.ask(`/quotes/${id}`)).json
  expect(mails.at(-1)).toMatchObject({ kind: 'receipt', about: receipt.number, state: 'sent' })
})
