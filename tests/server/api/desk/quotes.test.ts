import { expect, test, vi } from 'vitest'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import { startDesk, statuses } from '#tests/support/server/startDesk.ts'

const names = (answer: { json: { quotes: { name: string }[] } }) => answer.json.quotes.map(({ name }) => name)

test('lists the quotes, newest first and page by page', async () => {
  const { add, ask } = await startDesk()
  for (const name of ['Ada', 'Bea', 'Cleo']) await add({ name })

  const first = await ask('/quotes?limit=1')
  const second = await ask(`/quotes?limit=2&before=${first.json.next}&q=%20`)

  expect([first.status, names(first), names(second)]).toEqual([200, ['Cleo'], ['Bea', 'Ada']])
  expect(second.json.next).toBeNull()
})

test('a quote has its fields, history, mails and number of photos', async () => {
  const { add, ask } = await startDesk()
  const id = await add()

  const { status, headers, json } = await ask(`/quotes/${id}`)

  expect([status, headers.etag]).toEqual([200, '"1"'])
  expect(json).toMatchObject({
    ...quoteRequest,
    id,
    number: expect.any(Number),
    page: '',
    spam: false,
    status: 'new',
    version: 1,
    opened: false,
    visitDay: '',
    price: null,
    photos: 0,
    mail: 'none',
    mails: [],
    downloads: [],
    cutOff: [],
    after: [],
  })
  expect(json.history).toEqual([
    { at: json.createdAt, person: 'visitor', what: 'arrived', from: '', to: 'new' },
  ])
})

test('suspected spam arrives with the status spam, and the list filters by one or several statuses', async () => {
  const { add, ask, patch } = await startDesk()
  await add({ name: 'Ada' })
  const spam = await add({ name: 'Bot', website: 'https://spam.example' })
  const called = await add({ name: 'Cleo' })
  await patch(`/quotes/${called}`, 1, { status: 'contacted' })

  const answers = await Promise.all(
    ['new', 'spam', 'new,contacted', ''].map((status) => ask(`/quotes?status=${status}`)),
  )

  expect((await ask(`/quotes/${spam}`)).json).toMatchObject({
    status: 'spam',
    spam: true,
    history: [{ what: 'arrived', to: 'spam' }],
  })
  expect(answers.map(names)).toEqual([['Ada'], ['Bot'], ['Cleo', 'Ada'], ['Cleo', 'Bot', 'Ada']])
  // Without mail and webhook settings, no message is queued.
  expect((await patch(`/quotes/${spam}`, 1, { status: 'new' })).json.mails).toEqual([])
})

test('a quote is unread until it is opened', async () => {
  const { add, ask, post } = await startDesk()
  const id = await add()
  const before = await ask(`/quotes/${id}`)

  const opened = [await post(`/quotes/${id}/opened`), await post(`/quotes/${id}/opened`)]
  const after = await ask(`/quotes/${id}`)

  expect(statuses(opened)).toEqual([204, 204])
  expect([before.json.opened, after.json.opened, after.json.version]).toEqual([false, true, 1])
  expect(after.json.history).toMatchObject([
    { what: 'arrived', person: 'visitor' },
    { what: 'opened', person: 'owner' },
  ])
})

test('the summary has the counts by status, the unread count and the newest quote', async () => {
  const { add, ask, post, patch, store } = await startDesk()
  const empty = await ask('/summary')
  const first = await add()
  await add({ website: 'https://spam.example' })
  const last = await add()
  await post(`/quotes/${first}/opened`)
  await patch(`/quotes/${first}`, 1, { status: 'contacted' })

  const { json } = await ask('/summary')
  const photo = { hash: 'a', kind: 'jpeg', image: Buffer.from('image'), thumbnail: undefined } as const
  await store.photos.addPhoto(last, photo, Date.now())
  const withPhoto = await ask('/summary')

  expect(empty.json).toMatchObject({ unread: 0, newest: 0, changed: 0, hasMail: false })
  expect(json.counts).toEqual({ new: 1, contacted: 1, booked: 0, done: 0, lost: 0, spam: 1 })
  expect(json.unread).toBe(1)
  expect(json.newest).toBe((await ask(`/quotes/${last}`)).json.number)
  expect(json.changed).toBeGreaterThan(0)
  expect(withPhoto.json.changed).toBeGreaterThan(json.changed)
})

test('a mail is resent if mail is configured, and the history names the person', async () => {
  const wakeOutbox = vi.fn()
  const environment = { SMTP_URL: 'smtp://mail.site.example', QUOTES_TO: 'owner@site.example' }
  const { add, ask, post } = await startDesk({ environment, wakeOutbox })
  const id = await add()
  wakeOutbox.mockClear()

  const answer = await post(`/quotes/${id}/resend`)
  const { json } = await ask(`/quotes/${id}`)

  expect([answer.status, wakeOutbox.mock.calls.length]).toEqual([202, 1])
  expect(json.mails).toEqual([{ kind: 'owner', about: '', state: 'pending', attempts: 0, error: '' }])
  expect(json.history.at(-1)).toMatchObject({ what: 'resent', person: 'owner' })
})

test('every response is JSON, is not cached and is not indexed', async () => {
  const { add, ask, send } = await startDesk()
  const id = await add()

  const paths = ['/quotes', `/quotes/${id}`, '/summary', '/days/2026-11-27', '/nowhere', '/sign-in']
  const answers = await Promise.all([...paths.map((path) => ask(path)), send('/api/desk/quotes')])

  expect(statuses(answers)).toEqual([200, 200, 200, 200, 404, 405, 401])
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
})

test('a photo is served in full and as a thumbnail, sandboxed, and a HEIC as a download without one', async () => {
  const { add, ask, store } = await startDesk()
  const id = await add()
  const [image, thumbnail] = [Buffer.from('image'), Buffer.from('thumbnail')]
  await store.photos.addPhoto(id, { hash: 'a', kind: 'jpeg', image, thumbnail, isCutOff: true }, Date.now())
  await store.photos.addPhoto(id, { hash: 'b', kind: 'heic', image, thumbnail: undefined }, Date.now())
  const served = [
    ['1', 'image', 'image/jpeg', undefined],
    ['1?size=thumb', 'thumbnail', 'image/jpeg', undefined],
    ['2', 'image', 'image/heic', 'attachment; filename=photo-2.heic'],
  ]

  for (const [path, text, type, disposition] of served) {
    const { headers, ...answer } = await ask(`/quotes/${id}/photos/${path}`)
    expect([answer.status, answer.text, headers['content-disposition']]).toEqual([200, text, disposition])
    expect(headers).toMatchObject({
      'content-type': type,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    })
  }
  expect((await ask(`/quotes/${id}/photos/2?size=thumb`)).status).toBe(404)
  expect((await ask(`/quotes/${id}`)).json).toMatchObject({ photos: 2, downloads: [2], cutOff: [1] })
})
