import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { addDays, momentOf } from '#data/desk/deskCalendar.ts'
import type { DeskQuote } from '#data/desk/deskQuote.ts'
import { messagesOfChange, undoTime } from '#server/quotes/outbox/customerMails.ts'
import { storedQuote } from '#tests/support/server/receiveMail.ts'

const visit = { visitDay: '2027-03-15', visitFrom: '13:00', visitTo: '15:00' }
const none = { visitDay: '', visitFrom: '', visitTo: '' }
const atAnyTime = { ...none, visitDay: '2027-03-15' }
const open = { ...storedQuote, ...none, status: 'contacted', version: 4 } as unknown as DeskQuote
const booked: DeskQuote = { ...open, ...visit, status: 'booked' }
const moved: DeskQuote = { ...booked, visitDay: '2027-03-16' }
const lost: DeskQuote = { ...open, status: 'lost' }
const news = (kind: 'booked' | 'moved' | 'cancelled') => ({ kind, about: JSON.stringify(visit) })

const early = momentOf('2027-03-01', '10:00')
const afternoon = momentOf('2027-03-14', '17:00')
const end = momentOf('2027-03-15', '15:00')

test.each([
  ['a booking', open, booked, undefined, early, 'booked reminder'],
  ['a caller who is booked at once', undefined, booked, undefined, early, 'booked reminder'],
  ['a note', booked, { ...booked, note: 'Side door' }, news('booked'), early, ''],
  ['a booking at 5 p.m. of the day before', open, booked, undefined, afternoon, 'booked'],
  ['a booking just before its window ends', open, booked, undefined, end - 1, 'booked'],
  ['a booking in the past', open, booked, undefined, end, ''],
  ['a booking for today at any time', open, { ...booked, ...atAnyTime }, undefined, end, 'booked'],
  ['a booking without an email address', open, { ...booked, email: '' }, undefined, early, ''],
  ['another day', booked, moved, news('booked'), early, 'moved reminder'],
  ['another day before the first is told', booked, moved, undefined, early, 'booked reminder'],
  ['another day and back, before the customer was told', moved, booked, news('booked'), early, 'reminder'],
  ['another email', { ...booked, email: 'a@b.ca' }, booked, news('booked'), early, 'booked reminder'],
  ['a lost job', booked, lost, news('moved'), early, 'cancelled'],
  ['a lost job of which the customer was not told', booked, lost, undefined, early, ''],
  ['a lost job whose visit is over', booked, lost, news('booked'), end, ''],
  ['a lost job booked again', lost, booked, news('cancelled'), early, 'booked reminder'],
  ['spam', booked, { ...lost, status: 'spam' }, news('booked'), early, ''],
  ['a done job', booked, { ...booked, status: 'done' }, news('booked'), early, ''],
  ['a done job that is open again', { ...booked, status: 'done' }, booked, news('booked'), early, 'reminder'],
] as const)('%s calls for the right mails', (_what, before, after, last, now, kinds) => {
  const messages = messagesOfChange(before, after as DeskQuote, last, now)

  const mails = messages.filter(({ kind }) => kind !== 'webhook')
  expect(mails.map(({ kind }) => kind).join(' ')).toBe(kinds)
  for (const { kind, since, dueAt } of mails)
    expect([since, dueAt]).toEqual(kind === 'reminder' ? [dueAt, dueAt] : [now, now + undoTime])
})

test.each(['2027-03-14', '2027-03-15', '2027-11-07', '2027-11-08'])(
  'the reminder of a visit on %s comes at 5 p.m. of the day before, around a change of the clocks',
  (visitDay) => {
    const messages = messagesOfChange(open, { ...booked, visitDay }, undefined, early)

    const dueAt = messages.find(({ kind }) => kind === 'reminder')?.dueAt ?? 0
    const clock = new Date(dueAt).toLocaleString('sv-SE', { timeZone: site.timeZone })
    expect(clock).toBe(`${addDays(visitDay, -1)} 17:00:00`)
  },
)
