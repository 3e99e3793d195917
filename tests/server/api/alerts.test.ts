import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { cities } from '#data/places/cities.ts'
import { nextRound } from '#server/quotes/outbox/alert.ts'
import { readNames, recordFolders } from '#server/recordNames.ts'
import { required } from '#tests/support/required.ts'
import { arrival, quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { signInAs, startAlerts } from '#tests/support/server/startDesk.ts'
import { readToken, startPhone } from '#tests/support/server/startPhone.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const minute = 60_000
const hour = 60 * minute
const city = required(cities[0])

test('the alert of a new request contains no personal data', async () => {
  const { add, quotes, sendAt, phone, ask, start } = await startAlerts()
  const id = await add({ message: `Hot tub removal in ${city.name}: 12 Elm Street, call 905-555-0100` })

  await sendAt(0)

  const [request] = phone.service.requests
  if (!request) throw new Error('No alert came.')
  expect(phone.texts()).toEqual([{ id, title: 'New request', body: `In ${city.name}` }])
  expect(request).toMatchObject({
    path: '/push/secret-path',
    headers: { 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '86400', topic: id },
  })
  const { key, isSigned, claims } = readToken(request)
  const { json } = await ask('/alerts')
  expect(json).toEqual({ publicKey: key, isOn: true, hasEnded: false })
  expect([isSigned, claims.aud, claims.sub]).toEqual([true, phone.service.url, `mailto:${site.email}`])
  expect(claims.exp * 1000).toBeLessThan(start + 24 * hour)
  const others = [
    { message: '', page: `/services/${city.slug}/shed-demolition`, body: `In ${city.name}` },
    { message: '<b>Call 905-555-0100</b>', page: '/', body: '' },
  ]
  for (const { message, page } of others)
    await quotes.add({ ...quoteRequest, message }, { ...arrival, page }, ['alert'])
  await sendAt(1)
  expect(phone.texts().slice(1)).toMatchObject(others.map(({ body }) => ({ body })))
})

test('alerts repeat every ten minutes for an hour, then every hour for a day', () => {
  const rings: number[] = []
  for (let at: number | undefined = 0; at !== undefined; at = nextRound(0, at)) rings.push(at / minute)

  expect(rings.slice(0, 9)).toEqual([0, 10, 20, 30, 40, 50, 60, 120, 180])
  expect(rings).toHaveLength(30)
  expect(nextRound(0, 5 * minute)).toBe(10 * minute)
})

test('all phones are alerted until the request is opened', async () => {
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
  expect(phone.texts().at(1)).toEqual({ id, title: 'A request is still waiting', body: '' })
  expect(await stateOf(id)).toMatchObject({ state: 'sent' })
  expect(phone.subscription.endpoint).not.toBe(other.subscription.endpoint)
})

test('a phone is alerted within seconds after an outage of its push service, and no other phone twice', async () => {
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

test('suspected spam and deleted requests cause no alert', async () => {
  const { add, send, sendAt, quotes, count } = await startAlerts()
  await sendQuote(send, { ...quoteRequest, website: 'https://spam.example' })
  await quotes.delete(await add())
  await sendAt(0)
  const before = count()
  const [deleted] = [await add(), await add()]
  await sendAt(1)

  await quotes.delete(deleted)
  await quotes.deleteBefore(new Date(Date.now() + hour))
  await sendAt(11 * minute)

  expect([before, count()]).toEqual([0, 2])
})

test('suspected spam causes one alert when marked as new, unless it was opened before', async () => {
  const { send, sendAt, post, patch, phone, stateOf } = await startAlerts()
  const addSpam = async (): Promise<string> =>
    JSON.parse((await sendQuote(send, { ...quoteRequest, website: 'https://spam.example' })).text).id
  const [unopened, opened] = [await addSpam(), await addSpam()]
  await post(`/quotes/${opened}/opened`)

  for (const id of [unopened, opened]) await patch(`/quotes/${id}`, 1, { status: 'new' })
  await sendAt(0)

  expect(phone.texts()).toMatchObject([{ id: unopened, title: 'New request' }])
  expect([await stateOf(unopened), await stateOf(opened)]).toMatchObject([{ attempts: 1 }, undefined])
})

test('alerts can name exactly the served cities, by the names in their records', async () => {
  const folder = temporaryFolder({ 'st-johns.ts': "export const record = { name: 'St. John’s' }" })

  const inOrder = (records: readonly { slug: string; name: string }[]) =>
    records.map(({ slug, name }) => `${slug}: ${name}`).toSorted()
  expect(inOrder(await readNames(recordFolders.cities))).toEqual(inOrder(cities))
  expect(await readNames(pathToFileURL(`${folder}/`))).toEqual([{ slug: 'st-johns', name: 'St. John’s' }])
})
