import { expect, test } from 'vitest'
import { addLink } from '#server/desk/signIn.ts'
import { parseSubscription } from '#server/quotes/outbox/alert.ts'
import { signInAs, startAlerts, startDesk, wait } from '#tests/support/server/startDesk.ts'
import { startPhone } from '#tests/support/server/startPhone.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

// Refused with another key: Apple answers 400 and 403, Mozilla 401, Google 403.
test.each([410, 403])(
  'a subscription that the push service has ended (%i) gets no alert until the browser renews it',
  async (status) => {
    const { add, sendAt, phone, count, ask, post, store } = await startAlerts()
    const state = async () => (await ask('/alerts')).json
    phone.service.behave({ status })
    await add()

    await sendAt(0)
    await sendAt(11 * minute)

    expect(count()).toBe(1)
    expect(await state()).toMatchObject({ isOn: true, hasEnded: true })
    expect((await ask('/summary')).json).toMatchObject({ alertsEnded: true })
    expect(await store.outbox.messagesOf(await add())).toEqual([])

    phone.service.behave({ status: 201 })
    await post('/alerts', phone.subscription)
    await add()
    await sendAt(0)

    expect(count()).toBe(2)
    expect(await state()).toMatchObject({ isOn: true, hasEnded: false })
    expect((await ask('/summary')).json).toMatchObject({ alertsEnded: false })
  },
)

test('signing out, from any browser or the command line, ends the alerts of that browser', async () => {
  const { add, sendAt, send, access, ask, count, store } = await startAlerts()
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
  expect(await store.outbox.messagesOf(id)).toEqual([])
})

test('a browser signed in twice gets one alert, and none after alerts are turned off', async () => {
  const { add, sendAt, send, access, phone, count, ask } = await startAlerts()
  const again = await signInAs(send, access)
  await again.post('/alerts', phone.subscription)
  const first = (await ask('/alerts')).json.isOn
  await add()
  await sendAt(0)

  const answer = await again.ask('/alerts', { method: 'DELETE' })
  await add()
  await sendAt(30 * minute)

  expect([first, count(), answer.status]).toEqual([false, 1, 204])
  expect((await again.ask('/alerts')).json.isOn).toBe(false)
})

test('a phone with an expired session is alerted and listed until it is signed out, and has no access', async () => {
  const { add, sendAt, send, access, ask, count, stateOf, store } = await startAlerts()
  wait(31 * day)
  // Signing in deletes expired sessions.
  const other = await signInAs(send, access, 'Robin')
  const id = await add()

  await sendAt(31 * day)
  const rung = count()
  const { status } = await ask('/session')
  const { sessions } = (await other.ask('/sessions')).json
  const expired = sessions.find(({ person }: { person: string }) => person === 'owner')
  const signedOut = await other.ask(`/sessions/${expired?.id}`, { method: 'DELETE' })
  await sendAt(31 * day + 10 * minute)

  expect([rung, status, sessions.length, signedOut.status]).toEqual([1, 401, 2, 204])
  expect(count()).toBe(1)
  expect(await stateOf(id)).toMatchObject({ state: 'failed', error: 'no phone has alerts on' })
  expect(await store.outbox.messagesOf(await add())).toEqual([])
})

test('without a phone to alert, the alert of an opened request ends, and that of another fails', async () => {
  const { add, sendAt, post, ask, stateOf, lines } = await startAlerts()
  const [opened, unopened] = [await add(), await add()]
  await post(`/quotes/${opened}/opened`)
  await ask('/alerts', { method: 'DELETE' })

  await sendAt(0)

  expect(await stateOf(opened)).toMatchObject({ state: 'sent' })
  expect(await stateOf(unopened)).toMatchObject({ state: 'failed', error: 'no phone has alerts on' })
  expect(lines).toContain(`Alert of quote ${unopened} FAILED: no phone has alerts on`)
})

test('a browser that signs in again keeps its alerts, and one where somebody else signs in does not', async () => {
  const { send, access } = await startAlerts()
  const phone = await startPhone()
  const browser = await signInAs(send, access, 'Robin')
  await browser.post('/alerts', phone.subscription)
  const signIn = async (person: string) => {
    const link = await addLink(access, { person, browser: '', code: '', next: '/desk' }, Date.now())
    await browser.post('/sign-in', { link: link.secret })
    const [session, alerts] = [await browser.ask('/session'), await browser.ask('/alerts')]
    return [session.json.person, alerts.json.isOn]
  }

  expect(await signIn('Robin')).toEqual(['Robin', true])
  expect(await signIn('Sam')).toEqual(['Sam', false])
})

test('sends no alert to a person removed from DESK_EMAILS', async () => {
  const { add, sendAt, access, phone, stateOf } = await startAlerts()
  const [session] = await access.sessions(Date.now())
  const removed = { person: 'sam@site.example', agent: '', data: '{}', expiresAt: Date.now() + 100 * hour }
  await access.writeSession(session?.hash ?? '', removed, Date.now())

  const id = await add()
  await sendAt(0)

  expect(phone.service.requests).toEqual([])
  expect(await stateOf(id)).toMatchObject({ state: 'failed' })
})

test('sends nothing to a host with a private IP address, and deletes the subscription', async () => {
  const { add, sendAt, post, ask } = await startDesk()
  const { subscription, service } = await startPhone()
  const endpoint = service.url.replace('http://127.0.0.1', 'https://localhost')
  const answer = await post('/alerts', { ...subscription, endpoint })
  await add()

  await sendAt(0)

  expect(answer.status).toBe(204)
  expect([service.requests, (await ask('/alerts')).json.isOn]).toEqual([[], false])
})

const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }

/** Endpoints of this machine or its network, which need PRIVATE_ADDRESSES. */
const near = [
  ...['https://10.0.0.1/x', 'https://[::1]/x', 'https://127.0.0.1/x'],
  ...['http://127.0.0.1/x', 'http://[::1]/x', 'http://localhost/x'],
]

const never = [
  ...[`https://push.example/${'x'.repeat(980)}`, 'http://push.example/x', 'https://me@push.example/x'],
  ...['https://:word@push.example/x', 'file:///etc/passwd', 'x'],
]

test.each([
  ['always', [`https://push.example/${'x'.repeat(979)}`], [true, true]],
  ['with PRIVATE_ADDRESSES', near, [false, true]],
  ['never', never, [false, false]],
])('alerts go %s to %j', (_when, endpoints, taken) => {
  for (const endpoint of endpoints) {
    const read = [false, true].map((isPrivate) => parseSubscription({ endpoint, keys, more: 1 }, isPrivate))
    expect(read, endpoint).toEqual(taken.map((isTaken) => (isTaken ? { endpoint, keys } : undefined)))
  }
})
