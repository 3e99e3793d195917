import { expect, test } from 'vitest'
import { addDays } from '#data/desk/deskCalendar.ts'
import { dayOf } from '#data/quote/preferredDay.ts'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startDesk } from '#tests/support/server/startDesk.ts'

const names = (quotes: { name: string }[]) => quotes.map(({ name }) => name)

test('a day lists its visits in the order of their arrival, and its follow-ups', async () => {
  const { add, ask, patch } = await startDesk()
  const visitDay = '2026-11-27'
  const plans = {
    'Any time': { status: 'booked', visitDay },
    Evening: { status: 'booked', visitDay, visitFrom: '17:00' },
    Morning: { status: 'done', visitDay, visitFrom: '09:00' },
    Lost: { status: 'lost', lostReason: 'price', visitDay },
    'Other day': { status: 'booked', visitDay: '2026-11-28' },
    'To call': { status: 'contacted', followUp: visitDay },
    Done: { status: 'done', followUp: visitDay },
  }
  for (const [name, plan] of Object.entries(plans)) await patch(`/quotes/${await add({ name })}`, 1, plan)

  const { json } = await ask(`/days/${visitDay}`)

  expect(names(json.visits)).toEqual(['Any time', 'Evening', 'Morning'])
  expect(names(json.followUps)).toEqual(['To call'])
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

  const followUps = answers.map(({ json }) => names(json.followUps).join())
  expect(followUps).toEqual(['Missed,Today', 'Missed', 'Tomorrow'])
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
