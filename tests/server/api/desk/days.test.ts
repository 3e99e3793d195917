import { expect, test } from 'vitest'
import { addDays } from '#data/desk/deskCalendar.ts'
import { dayOf } from '#data/quote/preferredDay.ts'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startDesk } from '#tests/support/server/startDesk.ts'

const names = (quotes: { name: string }[]) => quotes.map(({ name }) => name)

test('a day lists its visits in the order of their arrival, and its follow-ups', async () => {
  const { add, ask, patch } = await startDesk()
  const book = async (name: string, changes: Record<string, unknown>) => {
    const { status } = await patch(`/quotes/${await add({ name })}`, 1, changes)
    expect(status).toBe(200)
  }
  const visitDay = '2026-11-27'
  await book('Any time', { status: 'booked', visitDay })
  await book('Evening', { status: 'booked', visitDay, visitFrom: '17:00' })
  await book('Morning', { status: 'done', visitDay, visitFrom: '09:00' })
  await book('Lost', { status: 'lost', lostReason: 'price', visitDay })
  await book('Other day', { status: 'booked', visitDay: '2026-11-28' })
  await book('To call', { status: 'contacted', followUp: visitDay })
  await book('Done', { status: 'done', followUp: visitDay })

  const { status, json } = await ask(`/days/${visitDay}`)

  expect([status, names(json.visits), names(json.followUps)]).toEqual([
    200,
    ['Any time', 'Evening', 'Morning'],
    ['To call'],
  ])
})

test('today also lists missed follow-ups of earlier days', async () => {
  const { add, ask, patch } = await startDesk()
  const today = dayOf(Date.now())
  const earlier = addDays(today, -9)
  const days = { Today: today, Missed: earlier, Tomorrow: addDays(today, 1), Settled: earlier }
  for (const [name, followUp] of Object.entries(days))
    await patch(`/quotes/${await add({ name })}`, 1, {
      status: name === 'Settled' ? 'done' : 'contacted',
      followUp,
    })

  const answers = await Promise.all([today, earlier, days.Tomorrow].map((day) => ask(`/days/${day}`)))

  expect(answers.map(({ json }) => names(json.followUps))).toEqual([
    ['Missed', 'Today'],
    ['Missed'],
    ['Tomorrow'],
  ])
})

test('the source of a quote is stored with its fields', async () => {
  const { ask, send } = await startDesk()
  const key = { 'Idempotency-Key': 'k' }
  const post = (source: unknown) => sendQuote(send, { ...quoteRequest, source }, key)

  const answers = [
    await post({ referrer: 'https://search.example/results?q=junk', utm_campaign: 'fall' }),
    await post(undefined),
    await post('nonsense'),
  ]

  const ids = new Set(answers.map(({ status, text }) => `${status} ${JSON.parse(text).id}`))
  const [, id] = [...ids].join().split(' ')
  expect([...ids]).toEqual([`201 ${id}`])
  expect((await ask(`/quotes/${id}`)).json.source).toMatchObject({
    referrer: 'https://search.example/results',
    utm_campaign: 'fall',
    utm_term: '',
  })
})
