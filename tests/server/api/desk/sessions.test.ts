import { expect, onTestFinished, test } from 'vitest'
import { connectTo } from '#tests/support/database/otherProgram.ts'
import {
  deskEmail,
  openDeskBrowser,
  signInAs,
  startSignIn,
  statuses,
  wait,
} from '#tests/support/server/startDesk.ts'
import { startSite } from '#tests/support/site/startSite.ts'

const day = 24 * 60 * 60_000

const secureCookie = /^__Host-desk=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/
const plainCookie = /^desk=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/
const local = { SITE_URL: 'http://localhost:3000' }

test.each([
  ['on https', {}, { Host: 'site.example' }, secureCookie],
  ['at another host than SITE_URL', {}, { Host: 'upstream' }, secureCookie],
  ['behind a proxy', { ...local, TRUST_PROXY: 'loopback' }, { 'X-Forwarded-Proto': 'https' }, secureCookie],
  ['behind a proxy that sets no header', { TRUST_PROXY: '1' }, { Host: '127.0.0.1:3000' }, secureCookie],
  ['on http', local, {}, plainCookie],
  ['on this machine', {}, { Host: 'localhost:3000' }, plainCookie],
])(
  '%s the cookie is HttpOnly, and has the __Host- prefix only with https',
  async (_where, environment, headers, cookie) => {
    const { send, access } = await startSite({ environment })

    const { ask } = await signInAs(send, access, 'owner', headers)

    expect((await ask('/session')).headers['set-cookie']).toEqual([expect.stringMatching(cookie)])
  },
)

test('signing in over http is refused where the browser would drop the Secure cookie, and works on this machine', async () => {
  const { send } = await startSite()
  const signIn = (host: string) =>
    openDeskBrowser(send, { Host: host, Origin: `http://${host}` }).post('/sign-in', { link: 'x' })

  const answers = [await signIn('192.0.2.5:3000'), await signIn('localhost:3000')]

  expect(answers.map(({ status }) => status)).toEqual([403, 410])
  expect(answers[0]?.json.message).toMatch(
    /^Signing in needs https. Please open https:\/\/site.example\/desk, or /,
  )
})

test('signing in changes the session id, so a planted or forged id is useless', async () => {
  const { send, access, open } = await startSignIn()
  const attacker = open()
  await attacker.post('/link', { email: deskEmail })
  const planted = attacker.cookies.get('desk') ?? ''

  const victim = await signInAs(send, access, 'owner', { Cookie: `desk=${planted}` })

  const forged = encodeURIComponent('s:0123456789abcdef0123456789abcdef.x')
  const other = await signInAs(send, access, 'owner', { Cookie: `desk=${forged}` })

  expect(planted).not.toBe('')
  expect(other.cookies.get('desk')).not.toContain('0123456789abcdef')
  expect(victim.cookies.get('desk')).not.toBe(planted)
  expect((await attacker.ask('/session')).status).toBe(401)
})

test('a session lasts 30 days from its last use', async () => {
  const { send, access } = await startSite()
  const browser = await signInAs(send, access)

  wait(29 * day)
  const used = await browser.ask('/session')
  wait(29 * day)
  const again = await browser.ask('/session')
  wait(31 * day)
  const late = await browser.ask('/session')

  expect([used.status, again.status, late.status]).toEqual([200, 200, 401])
  expect(await access.sessions(Date.now())).toEqual([])
})

test('expired links and sessions are deleted', async () => {
  const { send, access, database } = await startSite()
  await signInAs(send, access)
  const now = Date.now()
  const link = { hash: 'a', person: 'owner', browser: '', code: '', next: '/desk' }
  await access.addLink(link, now, now + 1000)
  const { rows, end } = await connectTo(database)
  onTestFinished(end)
  const deleteAt = async (time: number) => {
    await access.deleteExpired(time)
    return [(await rows('select hash from links')).length, (await rows('select hash from sessions')).length]
  }

  expect(await deleteAt(now + 999)).toEqual([1, 1])
  expect(await deleteAt(now + day)).toEqual([0, 1])
  expect(await deleteAt(now + 31 * day)).toEqual([0, 0])
})

test('a session can be ended by itself, by another session and from the command line', async () => {
  const { send, access, lines } = await startSite()
  const [one, two, three] = [
    await signInAs(send, access),
    await signInAs(send, access),
    await signInAs(send, access),
  ]
  const { sessions } = (await two.ask('/sessions')).json
  const [ofTwo, ...others] = sessions.filter(({ isThis }: { isThis: boolean }) => isThis)

  const ended = [
    await one.ask('/session', { method: 'DELETE' }),
    await three.ask(`/sessions/${ofTwo.id}`, { method: 'DELETE' }),
    await three.ask('/sessions/0123', { method: 'DELETE' }),
  ]
  const after = [await one.ask('/session'), await two.ask('/session'), await three.ask('/session')]
  const signedOut = await access.signOut('owner')

  expect([sessions.length, others.length, signedOut.length]).toEqual([3, 0, 1])
  expect([statuses(ended), statuses(after)]).toEqual([
    [204, 204, 404],
    [401, 401, 200],
  ])
  expect((await three.ask('/session')).status).toBe(401)
  expect(lines.at(-1)).toBe(`Desk session ${ofTwo.id.slice(0, 8)} was ended.`)
})

test('a person removed from DESK_EMAILS loses access, and the sessions are deleted', async () => {
  const { send, access, database } = await startSite({ environment: { DESK_EMAILS: 'owner@site.example' } })
  const known = await signInAs(send, access, 'owner@site.example')
  const gone = await signInAs(send, access, 'former')
  // As if the session had started while DESK_EMAILS had the email address.
  const { run, end } = await connectTo(database)
  await run(
    `update sessions set person = replace(person, 'former', 'former@site.example'),
      data = replace(data, 'former', 'former@site.example')`,
  )
  await end()

  const answers = [(await known.ask('/session')).status, (await gone.ask('/session')).status]
  await access.endOtherSessions(['owner@site.example'])

  expect(answers).toEqual([200, 401])
  expect((await access.sessions(Date.now())).map(({ person }) => person)).toEqual(['owner@site.example'])
})
