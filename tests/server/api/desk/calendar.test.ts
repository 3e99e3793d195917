import ical from 'node-ical'
import { expect, test, vi } from 'vitest'
import { momentOf } from '#data/desk/deskCalendar.ts'
import { closedWeekly } from '#data/quote/preferredDay.ts'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { deskEmail, signInAs, startDesk } from '#tests/support/server/startDesk.ts'

const at = (day: string, time: string) => new Date(momentOf(day, time))

/** The desk on a day before the clocks change, and a function that reads a feed as a calendar program does. */
async function startFeed() {
  vi.useFakeTimers({ toFake: ['Date'], now: at('2027-03-10', '10:00') })
  const desk = await startDesk({ environment: { DESK_EMAILS: deskEmail } })
  const read = async (url: string) => {
    const answer = await desk.send(new URL(url).pathname)
    const parts = answer.status === 200 ? Object.values(ical.sync.parseICS(answer.text)) : []
    return { ...answer, events: parts.flatMap((part) => (part?.type === 'VEVENT' ? [part] : [])) }
  }
  const book = async (visit: object, more: Record<string, unknown> = {}) => {
    const id = await desk.add(more)
    await desk.patch(`/quotes/${id}`, 1, { status: 'booked', ...visit })
    return id
  }
  return { ...desk, read, book }
}

test('the feed has the visits at their local times around a change of the clocks, with names, and cancels those that were taken away', async () => {
  const { post, patch, book, read, config } = await startFeed()
  const spring = { visitDay: '2027-03-14', visitFrom: '13:00', visitTo: '15:00' }
  const name = 'Zoë; Ünal, "Junk" \\ Co'
  const address = '12 Harwood Ave S; Unit 3, Ajax'
  const ids = [
    await book({ ...spring, address, cubicYards: 6 }, { name }),
    await book({ ...spring, visitDay: '2027-03-13' }),
    await book({ ...spring, visitDay: '2027-11-07' }),
    await book({ visitDay: '2027-03-16' }),
  ]
  const old = await book({ visitDay: '2027-01-08' })
  const moved = await book({ ...spring, visitDay: '2027-03-17' })
  await patch(`/quotes/${ids[1]}`, 2, { status: 'lost', lostReason: 'No answer' })
  vi.setSystemTime(at('2027-03-10', '11:00'))
  await patch(`/quotes/${moved}`, 2, { visitFrom: '', visitTo: '' })
  vi.setSystemTime(at('2027-03-10', '12:00'))
  await patch(`/quotes/${moved}`, 3, { status: 'lost', lostReason: 'No answer' })

  const { json } = await post('/calendar')
  const { events, headers } = await read(json.url)

  const found = (id: string | undefined) => events.find(({ uid }) => uid === `${id}@site.example`)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  expect(found(ids[0])).toMatchObject({
    summary: name,
    location: address,
    description: '905-555-0100\n6 cubic yards',
    url: { val: `${config.siteUrl}/desk/requests/${ids[0]}` },
    start: at('2027-03-14', '13:00'),
    end: at('2027-03-14', '15:00'),
    sequence: 2,
    status: 'CONFIRMED',
  })
  expect(found(ids[1])).toMatchObject({ status: 'CANCELLED', sequence: 3, start: at('2027-03-13', '13:00') })
  expect(found(ids[2])?.start).toEqual(at('2027-11-07', '13:00'))
  expect(found(ids[3])).toMatchObject({ datetype: 'date' })
  // Without the hours that it had before.
  expect(found(moved)).toMatchObject({ status: 'CANCELLED', datetype: 'date' })
  expect([events.length, found(old)]).toEqual([5, undefined])
})

test('a feed ends when it is withdrawn, replaced, or its person is no longer admitted, and no log knows it', async () => {
  const { ask, post, read, send, access, lines, book } = await startFeed()
  await book({ visitDay: '2027-03-16' })
  const other = await signInAs(send, access, deskEmail)

  const none = (await ask('/calendar')).json
  const first = (await post('/calendar')).json.url
  const second = (await post('/calendar')).json.url
  const theirs = (await other.post('/calendar')).json.url
  const since = (await ask('/calendar')).json
  const readAll = () => Promise.all([first, second, theirs].map(async (url) => (await read(url)).status))
  const made = await readAll()
  await ask('/calendar', { method: 'DELETE' })
  const withdrawn = await readAll()
  await access.endOtherSessions([])
  const ended = await readAll()
  const third = (await post('/calendar')).json.url
  const kim = await signInAs(send, access, 'Kim')
  const { url } = (await kim.post('/calendar')).json
  await access.signOut('owner')

  expect(none).toEqual({ madeAt: null })
  expect(new Date(since.madeAt).getTime()).toBeGreaterThan(at('2027-03-10', '09:59').getTime())
  expect([made, withdrawn, ended].map(String)).toEqual(['404,200,200', '404,404,200', '404,404,404'])
  expect([(await read(third)).status, (await read(url)).status]).toEqual([404, 200])
  expect(lines.join('\n')).not.toMatch(/calendar|\.ics/)
})

test('a person taken out of DESK_EMAILS has no feed, even before the next start', async () => {
  const { send, access, store, read, config } = await startFeed()
  const person = await signInAs(send, access, deskEmail)
  const { url } = (await person.post('/calendar')).json

  config.deskEmails.splice(0)

  expect((await read(url)).status).toBe(404)
  expect(await store.calendar.madeAt(deskEmail)).toEqual(expect.any(Number))
})

test('closed days are replaced as a whole, and the form names the next open day', async () => {
  const { ask, send } = await startFeed()
  const put = (days: string[]) => ask('/closed-days', { method: 'PUT', body: { days } })
  const wish = async (day: string) => {
    const { status, text } = await sendQuote(send, { ...quoteRequest, day })
    return status === 201 ? '201' : `${status} ${text}`
  }
  const before = await wish('2027-03-19')

  const saved = await put(['2027-03-20', '2027-03-19', '2027-03-19', '2027-01-01'])
  const closed = await wish('2027-03-19')
  const open = await wish('2027-03-21')
  const repeated = await wish('2027-03-19')

  const days = ['2027-03-19', '2027-03-20']
  expect(saved.json).toEqual({ weekdays: closedWeekly.weekdays, days })
  expect((await ask('/closed-days')).json).toEqual(saved.json)
  const text = 'We’re closed on Friday, March 19. Sunday, March 21 is fine.'
  expect([before, closed, open, repeated]).toEqual(['201', `422 ${text}`, '201', `422 ${text}`])
})
