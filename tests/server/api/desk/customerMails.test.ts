import ical from 'node-ical'
import { expect, test, vi } from 'vitest'
import { site } from '#data/company/site.ts'
import { momentOf } from '#data/desk/deskCalendar.ts'
import { minute, startDesk } from '#tests/support/server/startDesk.ts'
import { startMailServer } from '#tests/support/server/startMailServer.ts'
import { startReceiver } from '#tests/support/server/startPhone.ts'

const hour = 60 * minute
const day = 24 * hour
const visit = { status: 'booked', visitDay: '2027-03-15', visitFrom: '13:00', visitTo: '15:00' }

/** The desk with a mail server, ten days before the visit. */
async function startMails(environment: Record<string, string> = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: momentOf('2027-03-05', '10:00') })
  const mailServer = await startMailServer()
  const outbox = await startDesk({
    environment: { SMTP_URL: mailServer.url, QUOTES_TO: 'owner@site.example', ...environment },
  })
  const id = await outbox.add()
  let version = 1
  const change = async (changes: unknown, query = '') => {
    const answer = await outbox.patch(`/quotes/${id}${query}`, version, changes)
    version = answer.json.version
    return answer
  }
  const sendAt = (time: number) => outbox.sendAt(time - outbox.start)
  /** The mails to the customer, in their order. */
  const received = () => mailServer.mails.filter(({ envelope }) => envelope.to.includes('ada@example.com'))
  const subjects = () => received().map(({ subject }) => subject?.split(' |')[0])
  return { ...outbox, mailServer, id, change, sendAt, received, subjects }
}

const monday = 'Monday, March 15, 2027'
const tuesday = 'Tuesday, March 16, 2027'

test('a customer is told of the booking, a new time and the cancellation, each with a calendar file', async () => {
  const { change, sendAt, start, subjects, received, id } = await startMails()

  await change({ ...visit, address: '12 Harwood Ave S, Ajax; Unit 3', price: 210 })
  await sendAt(start)
  await change({ visitDay: '2027-03-16' })
  await sendAt(start + minute)
  await change({ status: 'lost', lostReason: 'Too expensive' })
  await sendAt(start + hour)

  expect(subjects()).toEqual([
    `Your pickup is booked for ${monday}`,
    `New time for your pickup: ${tuesday}`,
    `Your pickup on ${tuesday} is cancelled`,
  ])
  const [booked, moved] = received()
  const rows = ['Name: Ada', `Day: ${monday}`, 'We arrive: 1 to 3 p.m.', `Price: $210 plus ${site.salesTax}`]
  for (const row of [...rows, 'Address: 12 Harwood Ave S, Ajax; Unit 3']) expect(booked?.text).toContain(row)
  expect(moved?.text).toContain(`It was ${monday}, 1 to 3 p.m. Now`)
  expect(booked?.raw).toContain('Auto-Submitted: auto-generated')
  const events = received().map(({ attachments: [file] }) => {
    const content = Buffer.from(file?.content as ArrayBuffer).toString()
    return Object.values(ical.sync.parseICS(content)).find((part) => part?.type === 'VEVENT')
  })
  expect(events).toMatchObject([
    {
      uid: `${id}@site.example`,
      sequence: 2,
      status: 'CONFIRMED',
      location: '12 Harwood Ave S, Ajax; Unit 3',
    },
    { uid: `${id}@site.example`, sequence: 3, start: new Date(momentOf('2027-03-16', '13:00')) },
    {
      uid: `${id}@site.example`,
      sequence: 4,
      status: 'CANCELLED',
      end: new Date(momentOf('2027-03-16', '15:00')),
    },
  ])
})

test('the reminder goes out at 5 p.m. on the day before, by the last time alone, and once', async () => {
  const { change, sendAt, subjects, restart } = await startMails()
  await change(visit)
  await change({ visitDay: '2027-03-16' })
  const due = momentOf('2027-03-15', '17:00')

  const sent: unknown[] = []
  for (const time of [due - day, due - 1, due, due - 30 * day, due + minute, due + 40 * day]) {
    await restart()
    await sendAt(time)
    sent.push(subjects().length)
  }

  expect(sent).toEqual([1, 1, 2, 2, 2, 2])
  expect(subjects().at(-1)).toBe(`Reminder: your pickup on ${tuesday}`)
})

test('a change that is undone at once tells the customer nothing, nor does one without mail', async () => {
  const { change, sendAt, start, subjects, id, store } = await startMails()

  await change(visit)
  await change({ status: 'new' })
  await change({ ...visit, visitDay: '2027-03-16' }, '?mail=off')
  await change({ status: 'contacted' })
  await sendAt(start + 20 * day)

  expect(subjects()).toEqual([])
  expect((await store.outbox.messagesOf(id)).map(({ kind }) => kind)).toEqual(['owner'])
})

test('a mail that waited while the visit changed without mail is dropped, and not called sent', async () => {
  const { change, sendAt, start, subjects, stateOf, id, lines } = await startMails()
  await change(visit)
  await change({ note: 'Side door' })

  await change({ visitFrom: '', visitTo: '' }, '?mail=off')
  await sendAt(start + 20 * day)

  expect([subjects(), await stateOf(id, 'booked'), await stateOf(id, 'reminder')]).toEqual([
    [],
    undefined,
    undefined,
  ])
  expect(lines.join('\n')).not.toMatch(/Ada|ada@|Harwood/)
})

test('mail that could not be sent before the visit is over is dropped', async () => {
  const { change, sendAt, start, subjects, mailServer, stateOf, id } = await startMails()
  mailServer.behave('defer', 'ada@')
  await change(visit)
  await sendAt(start)
  mailServer.behave('accept', 'ada@')

  await sendAt(momentOf('2027-03-15', '13:00'))
  const begun = [subjects(), await stateOf(id, 'reminder')]
  await change({ visitTo: '14:00' })
  await sendAt(momentOf('2027-03-15', '14:00'))

  expect(begun).toEqual([[`Your pickup is booked for ${monday}`], undefined])
  expect(subjects()).toHaveLength(1)
})

test('webhooks name each change to booked, done and lost once, with the job as it was then', async () => {
  const receiver = await startReceiver()
  const { change, sendAt, start, id } = await startMails({
    WEBHOOK_URL: `${receiver.url}/hook`,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  })

  await change(visit)
  await change({ visitDay: '2027-03-16' })
  await change({ status: 'done', finalPrice: 265.5, paidBy: 'interac' })
  await sendAt(start + hour)
  await sendAt(start + 2 * day)

  const received = receiver.requests.map(({ headers, body }) => {
    const { type, data } = JSON.parse(body.toString())
    return [headers['webhook-id'], type, data.visitDay, data.finalPrice]
  })
  expect(received.toSorted()).toEqual([
    [`msg_${id}`, 'quote.created', undefined, undefined],
    [`msg_${id}_2`, 'quote.booked', '2027-03-15', null],
    [`msg_${id}_4`, 'quote.done', '2027-03-16', 265.5],
  ])
})
