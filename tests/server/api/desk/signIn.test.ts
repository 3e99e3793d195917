import { expect, test } from 'vitest'
import {
  deskEmail as email,
  minute,
  openDeskBrowser,
  startSignIn,
  statuses,
  wait,
} from '#tests/support/server/startDesk.ts'
import { startSite } from '#tests/support/site/startSite.ts'

test('the mailed link signs in the requesting browser, once, and leads to the requested page', async () => {
  const { mailServer, ask, open } = await startSignIn()
  const browser = open()

  const { answer, link } = await ask(browser, '/desk/quotes/1?tab=photos')
  const refused = await browser.ask('/session')
  const signedIn = await browser.post('/sign-in', { link })
  const again = await browser.post('/sign-in', { link })

  const [mail] = mailServer.mails
  expect([answer.status, signedIn.status, again.status]).toEqual([202, 200, 410])
  // A late refusal would overwrite the cookie of the sign-in.
  expect([refused.status, refused.headers['set-cookie']]).toEqual([401, undefined])
  expect(signedIn.json).toEqual({ person: email, next: '/desk/quotes/1?tab=photos' })
  expect((await browser.ask('/session')).json).toEqual({ person: email })
  expect(mail?.envelope.to).toEqual([email])
  expect(mail?.text).toContain('https://site.example/desk/sign-in#link=')
})

test('in another browser the link needs the code', async () => {
  const { ask, open } = await startSignIn()
  const { link, code } = await ask(open())
  const phone = open()

  const scanned = [await phone.post('/sign-in', { link }), await phone.post('/sign-in', { link })]
  const signedIn = await phone.post('/sign-in', { link, code })

  expect(statuses(scanned)).toEqual([409, 409])
  expect(scanned[0]?.json.needs).toBe('code')
  expect(signedIn.status).toBe(200)
  expect((await phone.ask('/session')).status).toBe(200)
})

test('the code alone signs in only the requesting browser', async () => {
  const { ask, open } = await startSignIn()
  const [laptop, stranger] = [open(), open()]
  const { code } = await ask(laptop)

  const answers = [
    await stranger.post('/sign-in', { code }),
    await laptop.post('/sign-in', { code: '' }),
    await laptop.post('/sign-in', { code: code.replace(' ', '') }),
  ]

  expect(statuses(answers)).toEqual([410, 422, 200])
})

test('a link is not used up by methods other than POST', async () => {
  const { ask, open } = await startSignIn()
  const browser = open()
  const { link } = await ask(browser)

  const scans = await Promise.all([
    browser.ask(`/sign-in?link=${link}`),
    browser.ask(`/sign-in?link=${link}`, { method: 'HEAD' }),
    browser.ask('/sign-in', { method: 'PUT', body: { link } }),
    browser.ask(`/link?email=${email}`),
  ])

  expect(statuses(scans)).toEqual([405, 405, 405, 200])
  expect((await browser.post('/sign-in', { link })).status).toBe(200)
})

test('only one of several simultaneous uses of a link signs in, and none after 15 minutes', async () => {
  const { ask, open } = await startSignIn()
  const { link, code } = await ask(open())

  const answers = await Promise.all(Array.from({ length: 5 }, () => open().post('/sign-in', { link, code })))

  const old = await ask(open())
  wait(15 * minute)
  const late = await open().post('/sign-in', { link: old.link, code: old.code })

  expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1)
  expect(late.status).toBe(410)
})

test.each([
  { lack: 'mail', environment: { DESK_EMAILS: email } },
  { lack: 'DESK_EMAILS', environment: { SMTP_URL: 'smtp://127.0.0.1:9', QUOTES_TO: 'office@site.example' } },
])('without $lack the response explains how to sign in', async ({ environment }) => {
  const { send } = await startSite({ environment })

  const browser = openDeskBrowser(send)

  const { status, json } = await browser.post('/link', { email })
  const { json: offer } = await browser.ask('/link')

  expect(offer).toEqual({ isMailed: false })
  expect([status, json.message]).toEqual([
    503,
    'Links cannot be emailed here. On the server, run: npm run desk -- link',
  ])
})

test('an email address is accepted in upper and lower case, and invalid input is refused', async () => {
  const { open, mailServer } = await startSignIn()

  const endless = `${'a'.repeat(250)}@site.example`
  const emails = [' Owner@Site.example ', 'own\u0000er@site.example', 'owner', { $ne: '' }, endless]
  const links = await Promise.all(emails.map((email) => open().post('/link', { email })))
  const signIns = [{ link: ['x'], code: 7 }, {}].map((proof) => open().post('/sign-in', proof))

  expect(statuses(links)).toEqual([202, 202, 422, 422, 422])
  expect(statuses(await Promise.all(signIns))).toEqual([410, 410])
  await expect.poll(() => mailServer.mails.length, { timeout: 10_000 }).toBe(2)
})
