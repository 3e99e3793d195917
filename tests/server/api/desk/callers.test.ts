import { expect, test } from 'vitest'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { signInAs, startDesk } from '#tests/support/server/startDesk.ts'

const caller = { name: 'Grace', phone: '(905) 555-0123', message: 'Two sofas' }
const booking = {
  visitDay: '2031-12-01',
  visitFrom: '13:00',
  address: ' 14 Lakeside Drive, Ajax ',
  price: 210,
  email: 'grace@example.com',
}
const withKey = (key: string) => ({ 'Idempotency-Key': key })

test('a caller is written down as contacted, or booked with the visit, and nobody but the customer gets a mail', async () => {
  const environment = {
    SMTP_URL: 'smtp://mail.site.example',
    QUOTES_TO: 'owner@site.example',
    AUTOREPLY: 'on',
    WEBHOOK_URL: 'https://hook.example',
    WEBHOOK_SECRET: `whsec_${Buffer.from('a secret of twenty-four bytes').toString('base64')}`,
  }
  const { ask, send, access } = await startDesk({ environment })
  const robin = await signInAs(send, access, 'Robin')

  const saved = await robin.post('/quotes', { ...caller, followUp: '2026-12-02' }, withKey('a'))
  const booked = await robin.post('/quotes', { ...caller, ...booking }, withKey('b'))

  expect([saved.status, saved.headers.etag]).toEqual([201, '"1"'])
  expect(saved.json).toMatchObject({ ...caller, status: 'contacted', followUp: '2026-12-02', opened: true })
  expect(booked.json).toMatchObject({
    ...caller,
    ...booking,
    address: '14 Lakeside Drive, Ajax',
    status: 'booked',
    visitTo: '15:00',
    page: '',
    spam: false,
    source: { utm_source: 'phone', utm_medium: '' },
    history: [{ person: 'Robin', what: 'arrived', from: '', to: 'booked' }],
  })
  const quiet = await robin.post('/quotes?mail=off', { ...caller, ...booking }, withKey('c'))
  const kindsOf = ({ json }: typeof booked) => json.mails.map(({ kind }: { kind: string }) => kind)
  expect([saved, booked, quiet].map(kindsOf)).toEqual([
    ['webhook'],
    ['webhook', 'webhook', 'booked', 'reminder'],
    ['webhook', 'webhook'],
  ])
  expect((await ask('/summary')).json).toMatchObject({ unread: 0, counts: { contacted: 1, booked: 2 } })
  for (const word of ['lakeside', '5550123'])
    expect((await ask(`/quotes?q=${word}`)).json.quotes).not.toEqual([])
})

test('the same key and body are one request, also at once; another body is refused, and the keys of visitors are others', async () => {
  const { ask, post, send } = await startDesk()
  await sendQuote(send, quoteRequest, withKey('k'))

  const [first, same] = await Promise.all([
    post('/quotes', caller, withKey('k')),
    post('/quotes', caller, withKey('k')),
  ])
  const other = await post('/quotes', { ...caller, price: 210 }, withKey('k'))

  expect([first.status, same.status, same.json.id]).toEqual([201, 201, first.json.id])
  expect(first.json.mails).toEqual([])
  expect([other.status, other.json.message]).toEqual([409, expect.stringMatching(/\.$/)])
  expect((await ask('/quotes')).json.quotes).toHaveLength(2)
})

test('the earlier requests of a number are found however it is typed, and those of other numbers are not', async () => {
  const { add, ask } = await startDesk()
  const same = ['905-555-0123', '+1 (905) 555-0123', 'after 5 pm: 905.555.0123 ext. 12']
  for (const [index, phone] of same.entries()) await add({ name: `Grace ${index}`, phone })
  await add({ phone: '905-555-0124', message: 'Call 905-555-0123' })
  await add({ phone: '905-555-01234' })

  const answer = await ask(`/customers?${new URLSearchParams({ phone: '1 905 555 0123' })}`)

  const names = answer.json.quotes.map(({ name }: { name: string }) => name)
  expect(names).toEqual(['Grace 2', 'Grace 1', 'Grace 0'])
})

test('contact details are corrected with their history, and the visitor’s own words stay', async () => {
  const { add, ask, patch } = await startDesk()
  const id = await add()

  const answer = await patch(`/quotes/${id}`, 1, { name: 'Ada L.', phone: '905-555-0177', email: '' })

  expect(answer.json).toMatchObject({
    name: 'Ada L.',
    phone: '905-555-0177',
    email: '',
    message: 'One fridge',
  })
  const changed = answer.json.history.slice(1).map(({ what }: { what: string }) => what)
  expect(changed.toSorted()).toEqual(['email', 'name', 'phone'])
  expect((await ask('/customers?phone=9055550177')).json.quotes).toHaveLength(1)
})

test('work in progress begins with calls that are due, then visits by their time', async () => {
  const { ask, post } = await startDesk()
  const rows = [
    ['no plan', {}],
    ['later', { visitDay: '2031-01-02' }],
    ['due', { followUp: '2026-01-02' }],
    ['noon', { visitDay: '2031-01-01', visitFrom: '12:00' }],
    ['morning', { visitDay: '2031-01-01', visitFrom: '09:00' }],
    ['call later', { followUp: '2031-01-01' }],
  ] as const
  for (const [name, plan] of rows) await post('/quotes', { ...caller, ...plan, name }, withKey(name))

  const names: string[] = []
  for (let skip: number | null = 0; skip !== null; ) {
    const page = await ask(`/quotes?status=contacted,booked&order=due&limit=2${skip ? `&skip=${skip}` : ''}`)
    names.push(...page.json.quotes.map(({ name }: { name: string }) => name))
    skip = page.json.next
  }

  expect(names).toEqual(['due', 'morning', 'noon', 'later', 'call later', 'no plan'])
  expect((await ask('/summary')).json.callsDue).toBe(1)
})
