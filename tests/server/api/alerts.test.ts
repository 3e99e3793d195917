import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { towns } from '#server/quotes/alerts/alertText.ts'
import { signInAs } from '#tests/support/server/openDeskBrowser.ts'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startDesk } from '#tests/support/server/startDesk.ts'
import { startOutbox } from '#tests/support/server/startOutbox.ts'
import { readToken, startPhone } from '#tests/support/server/startPhone.ts'

const minute = 60_000
const hour = 60 * minute
const onThisMachine = { PRIVATE_ADDRESSES: 'on' }

/** The desk with its outbox, and a phone where alerts are on. */
async function startAlerts(environment: Record<string, string> = {}) {
  const outbox = await startOutbox({ ...onThisMachine, ...environment }, 2000)
  const phone = await startPhone()
  const answer = await outbox.post('/alerts', phone.subscription)
  if (answer.status !== 204) throw new Error(`Subscribing ended with ${answer.status} ${answer.text}`)
  const count = () => phone.service.requests.length
  const stateOf = async (id: string) => {
    const messages = await outbox.quotes.messagesOf(id)
    return messages.find(({ kind }) => kind === 'alert')
  }
  return { ...outbox, phone, count, stateOf }
}

test('a new request rings the phone with nothing that a stranger may not read', async () => {
  const { add, sendAt, phone, ask, start } = await startAlerts()
  const id = await add({ message: 'Hot tub removal in Ajax: 12 Elm Street, call 905-555-0100' })

  await sendAt(0)

  const [request] = phone.service.requests
  if (!request) throw new Error('No alert came.')
  expect(phone.texts()).toEqual([{ id, title: 'New request', body: 'In Ajax' }])
  expect(request).toMatchObject({
    path: '/push/secret-path',
    headers: { 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '86400', topic: id },
  })
  const { key, isSigned, claims } = readToken(request)
  const { json } = await ask('/alerts')
  expect(json).toEqual({ publicKey: key, isOn: true })
  expect([isSigned, claims.aud, claims.sub]).toEqual([true, phone.service.url, `mailto:${site.email}`])
  expect(claims.exp * 1000).toBeLessThan(start + 24 * hour)
})

test.each([
  ['', '/services/whitby/shed-demolition', 'In Whitby'],
  ['Sofa in Ajaxville', '', ''],
  ['<b>Call 905-555-0100</b>', '/', ''],
])('of the message "%s" and the page "%s" the phone shows "%s"', async (message, page, body) => {
  const { quotes, sendAt, phone } = await startAlerts()
  await quotes.add({ ...quoteRequest, message }, { page, spam: false, idempotencyKey: undefined }, ['alert'])

  await sendAt(0)

  expect(phone.texts()).toMatchObject([{ body }])
})

test('the phone rings every ten minutes for an hour, then every hour for a day', async () => {
  const { add, sendAt, phone, stateOf } = await startAlerts()
  const id = await add()
  const rings: number[] = []

  for (let elapsed = 0; elapsed <= 30 * hour; elapsed += 5 * minute) {
    const before = phone.service.requests.length
    await sendAt(elapsed)
    if (phone.service.requests.length > before) rings.push(elapsed / minute)
  }

  expect(rings.slice(0, 9)).toEqual([0, 10, 20, 30, 40, 50, 60, 120, 180])
  expect(rings).toHaveLength(30)
  expect(phone.texts().at(1)).toEqual({ id, title: 'A request is still waiting', body: '' })
  expect(await stateOf(id)).toMatchObject({ state: 'sent', error: '' })
})

test('everybody’s phone rings until somebody has opened the request', async () => {
  const { add, sendAt, send, access, post, phone, count, stateOf } = await startAlerts()
  const other = await startPhone()
  const colleague = await signInAs(send, access, 'Robin')
  await colleague.post('/alerts', other.subscription)
  const id = await add()

  await sendAt(0)
  await sendAt(11 * minute)
  const before = [count(), other.service.requests.length]
  await post(`/quotes/${id}/opened`)
  await sendAt(21 * minute)

  expect(before).toEqual([2, 2])
  expect([count(), other.service.requests.length]).toEqual([2, 2])
  expect(await stateOf(id)).toMatchObject({ state: 'sent' })
  expect(phone.subscription.endpoint).not.toBe(other.subscription.endpoint)
})

test('a phone whose push service is down rings within seconds of its return, and no other rings twice', async () => {
  const { add, sendAt, send, access, phone, count, stateOf, lines } = await startAlerts()
  const other = await startPhone()
  await (await signInAs(send, access, 'Robin')).post('/alerts', other.subscription)
  phone.service.behave({ status: 503 })
  const id = await add()

  await sendAt(0)
  const failed = await stateOf(id)
  phone.service.behave({ status: 201 })
  await sendAt(6000)
  await sendAt(9 * minute)

  expect(failed).toMatchObject({ state: 'pending', error: 'The receiver answered 503.' })
  expect([count(), other.service.requests.length]).toEqual([2, 1])
  expect(lines.join('\n')).not.toMatch(/secret-path|127\.0\.0\.1/)
})

test.each([404, 410])(
  'a subscription that the push service no longer knows (%i) is forgotten',
  async (status) => {
    const { add, sendAt, phone, count, ask } = await startAlerts()
    phone.service.behave({ status })
    await add()

    await sendAt(0)
    await sendAt(11 * minute)

    expect(count()).toBe(1)
    expect((await ask('/alerts')).json.isOn).toBe(false)
  },
)

test('signing out, here, elsewhere or on the command line, ends the alerts of that browser', async () => {
  const { add, sendAt, send, access, ask, count, quotes } = await startAlerts()
  const others = await Promise.all([startPhone(), startPhone()])
  const browsers = [await signInAs(send, access, 'Robin'), await signInAs(send, access, 'Sam')]
  for (const [index, browser] of browsers.entries())
    await browser.post('/alerts', others[index]?.subscription)
  const { json } = await ask('/sessions')
  const robin = json.sessions.find(({ person }: { person: string }) => person === 'Robin')

  await ask(`/sessions/${robin.id}`, { method: 'DELETE' })
  await access.signOut('Sam')
  await ask('/session', { method: 'DELETE' })
  const id = await add()
  await sendAt(0)

  expect([count(), ...others.map(({ service }) => service.requests.length)]).toEqual([0, 0, 0])
  expect(await quotes.messagesOf(id)).toEqual([])
})

test('a browser that signs in anew rings once, and alerts that are turned off ring no more', async () => {
  const { add, sendAt, send, access, phone, count, ask } = await startAlerts()
  const again = await signInAs(send, access)
  await again.post('/alerts', phone.subscription)
  const first = (await ask('/alerts')).json.isOn
  await add()
  await sendAt(0)

  const answer = await again.ask('/alerts', { method: 'DELETE' })
  await add()
  await sendAt(30 * minute)

  expect([first, count(), answer.status, (await again.ask('/alerts')).json.isOn]).toEqual([
    false,
    1,
    204,
    false,
  ])
})

test('somebody who is no longer in DESK_EMAILS hears nothing', async () => {
  const { add, sendAt, access, phone } = await startAlerts()
  const [session] = await access.sessions(Date.now())
  await access.writeSession(
    session?.hash ?? '',
    { person: 'sam@site.example', agent: '', data: '{}', expiresAt: Date.now() + 100 * hour },
    Date.now(),
  )

  await add()
  await sendAt(0)

  expect(phone.service.requests).toEqual([])
})

test('suspected spam rings nobody, and a deleted request no more', async () => {
  const { add, send, sendAt, quotes, count } = await startAlerts()
  await sendQuote(send, { ...quoteRequest, website: 'https://spam.example' })
  await sendAt(0)
  const spam = count()
  const [deleted] = [await add(), await add()]
  await sendAt(1)

  await quotes.delete(deleted)
  await quotes.deleteBefore(new Date(Date.now() + hour))
  await sendAt(11 * minute)

  expect([spam, count()]).toEqual([0, 2])
})

test('a request that is deleted before the first alert rings nobody', async () => {
  const { add, sendAt, quotes, count } = await startAlerts()

  await quotes.delete(await add())
  await sendAt(0)

  expect(count()).toBe(0)
})

test('after a restart the phone rings on, with the same keys', async () => {
  const { add, sendAt, restart, phone, count } = await startAlerts()
  await add()
  await sendAt(0)

  await restart()
  await sendAt(10 * minute)

  expect(count()).toBe(2)
  expect(new Set(phone.service.requests.map((request) => readToken(request).key)).size).toBe(1)
})

test.each([
  'https://10.0.0.1/x',
  'https://[::1]/x',
  'https://127.0.0.1/x',
  'http://127.0.0.1/x',
  'http://push.example/x',
  'https://me:word@push.example/x',
  'file:///etc/passwd',
  'x',
  `https://push.example/${'x'.repeat(1000)}`,
])('no alert goes to %s', async (endpoint) => {
  const { post } = await startDesk()
  const { subscription } = await startPhone()

  const answer = await post('/alerts', { ...subscription, endpoint })

  expect([answer.status, answer.json.faults]).toEqual([
    422,
    [{ field: 'endpoint', text: 'No alert can be sent to this address.' }],
  ])
})

test('an endpoint whose name leads to a private address gets nothing, and is forgotten', async () => {
  const { add, sendAt, post, ask } = await startOutbox({})
  const { subscription, service } = await startPhone()
  const endpoint = service.url.replace('http://127.0.0.1', 'https://localhost')
  const answer = await post('/alerts', { ...subscription, endpoint })
  await add()

  await sendAt(0)

  expect(answer.status).toBe(204)
  expect([service.requests, (await ask('/alerts')).json.isOn]).toEqual([[], false])
})

test.each([
  ['no key', { p256dh: '', auth: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['a key that is no point of the curve', { p256dh: `BA${'A'.repeat(85)}`, auth: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['a short secret', { auth: 'AAAA' }],
  ['no keys', undefined],
])('a subscription with %s is refused', async (_what, keys) => {
  const { post } = await startDesk()
  const { subscription } = await startPhone()
  const changed = keys && { ...subscription.keys, ...keys }

  expect((await post('/alerts', { endpoint: 'https://push.example/x', keys: changed })).status).toBe(422)
})

test('alerts need a session and the same origin', async () => {
  const { send, ask, post } = await startDesk({ environment: onThisMachine })
  const { subscription } = await startPhone()
  const body = JSON.stringify(subscription)
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }

  const outside = await send('/api/desk/alerts', { method: 'POST', headers, body })
  const foreign = await post('/alerts', subscription, { 'Sec-Fetch-Site': 'cross-site' })
  const withdrawn = await ask('/alerts', { method: 'DELETE', headers: { 'Sec-Fetch-Site': 'same-site' } })
  const other = await ask('/alerts', { method: 'PUT' })

  expect([outside.status, foreign.status, withdrawn.status, other.status]).toEqual([401, 403, 403, 405])
})

test('the towns that an alert may name are the towns that we serve', async () => {
  const { cities } = await import('#data/cities/cities.ts')

  const served = cities.map(({ slug, name }) => ({ slug, name }))
  expect(towns.toSorted((a, b) => a.slug.localeCompare(b.slug))).toEqual(
    served.toSorted((a, b) => a.slug.localeCompare(b.slug)),
  )
})
