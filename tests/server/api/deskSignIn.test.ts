import { expect, onTestFinished, test, vi } from 'vitest'
import { openDeskBrowser } from '#tests/support/server/openDeskBrowser.ts'
import { startMailServer } from '#tests/support/server/startMailServer.ts'
import { startSite } from '#tests/support/site/startSite.ts'

const email = 'owner@site.example'
const minute = 60_000

/** The whole server with a mail server, and what is in the latest mail. */
async function startSignIn() {
  const mailServer = await startMailServer()
  const site = await startSite({
    environment: { SMTP_URL: mailServer.url, QUOTES_TO: 'office@site.example', DESK_EMAILS: email },
  })

  /** Asks for a link, and waits for its mail. */
  async function ask(browser: ReturnType<typeof openDeskBrowser>, next?: string) {
    const before = mailServer.mails.length
    const answer = await browser.post('/link', { email, next })
    await expect.poll(() => mailServer.mails.length, { timeout: 10_000 }).toBe(before + 1)
    const text = mailServer.mails.at(-1)?.text ?? ''
    const [, link = ''] = /#link=(\S+)/.exec(text) ?? []
    const code = (/\d{3} \d{3}/.exec(text) ?? [''])[0]
    return { answer, link, code }
  }
  const open = (headers = {}) => openDeskBrowser(site.send, headers)
  return { ...site, mailServer, ask, open }
}

/** Some time later. */
function wait(time: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + time })
  onTestFinished(() => void vi.useRealTimers())
}

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)

test('the link of the mail signs in the browser that asked for it, once', async () => {
  const { mailServer, ask, open } = await startSignIn()
  const browser = open()

  const { answer, link } = await ask(browser)
  const signedIn = await browser.post('/sign-in', { link })
  const again = await browser.post('/sign-in', { link })

  const [mail] = mailServer.mails
  expect([answer.status, signedIn.status, again.status]).toEqual([202, 200, 410])
  expect(signedIn.json).toEqual({ person: email, next: '/desk' })
  expect((await browser.ask('/session')).json).toEqual({ person: email })
  expect(mail?.envelope.to).toEqual([email])
  expect(mail?.text).toContain('https://site.example/desk/sign-in#link=')
})

test('in another browser the link needs the code, whoever presses its button', async () => {
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

test('the code alone signs in the browser that asked, and no other', async () => {
  const { ask, open } = await startSignIn()
  const [laptop, stranger] = [open(), open()]
  const { code } = await ask(laptop)

  const answers = [
    await stranger.post('/sign-in', { code }),
    await laptop.post('/sign-in', { code: code.replace(' ', '') }),
  ]

  expect(statuses(answers)).toEqual([410, 200])
})

test('a link is not used up by reading it, with any method but POST', async () => {
  const { ask, open } = await startSignIn()
  const browser = open()
  const { link } = await ask(browser)

  const scans = await Promise.all([
    browser.ask(`/sign-in?link=${link}`),
    browser.ask(`/sign-in?link=${link}`, { method: 'HEAD' }),
    browser.ask('/sign-in', { method: 'PUT', body: { link } }),
    browser.ask(`/link?email=${email}`),
  ])

  expect(statuses(scans)).toEqual([405, 405, 405, 405])
  expect((await browser.post('/sign-in', { link })).status).toBe(200)
})

test('of browsers that use a link at once, one gets in', async () => {
  const { ask, open } = await startSignIn()
  const { link, code } = await ask(open())

  const answers = await Promise.all(Array.from({ length: 5 }, () => open().post('/sign-in', { link, code })))

  expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1)
})

test('after 15 minutes a link is too old', async () => {
  const { ask, open } = await startSignIn()
  const browser = open()
  const { link, code } = await ask(browser)

  wait(15 * minute)

  expect(statuses([await browser.post('/sign-in', { link, code })])).toEqual([410])
})

test('five wrong codes end a link', async () => {
  const { ask, open } = await startSignIn()
  const [laptop, phone] = [open(), open()]
  const { link, code } = await ask(laptop)
  const wrong = code === '000 000' ? '111111' : '000000'

  const answers = []
  for (let count = 0; count < 6; count += 1) answers.push(await phone.post('/sign-in', { link, code: wrong }))
  const late = [await phone.post('/sign-in', { link, code }), await laptop.post('/sign-in', { link })]

  expect(statuses(answers)).toEqual([422, 422, 422, 422, 422, 410])
  expect(answers[0]?.json.faults[0].field).toBe('code')
  expect(statuses(late)).toEqual([410, 410])
})

test('a sixth request for one address within 15 minutes is refused, from wherever it comes', async () => {
  const { mailServer, open } = await startSignIn()

  const answers = []
  for (let count = 0; count < 6; count += 1) answers.push(await open().post('/link', { email }))
  const other = await open().post('/link', { email: 'stranger@site.example' })
  wait(15 * minute)
  const later = await open().post('/link', { email })

  expect(statuses([...answers, other, later])).toEqual([202, 202, 202, 202, 202, 429, 202, 202])
  expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(800)
  await expect.poll(() => mailServer.mails.length, { timeout: 10_000 }).toBe(6)
})

test('of requests that come at once, five are accepted', async () => {
  const { open } = await startSignIn()

  const answers = await Promise.all(Array.from({ length: 12 }, () => open().post('/link', { email })))

  expect(statuses(answers).filter((status) => status === 202)).toHaveLength(5)
})

test('a client that asks for many addresses is refused', async () => {
  const { open } = await startSignIn()

  const answers = []
  for (let count = 0; count < 21; count += 1)
    answers.push(await open().post('/link', { email: `a${count}@site.example` }))

  expect(statuses(answers).indexOf(429)).toBe(20)
})

test('so many codes of one person can be tried in a day without a link', async () => {
  const { ask, open, access } = await startSignIn()
  const { hashSecret } = await import('#server/desk/access/secrets.ts')
  for (let count = 0; count < 20; count += 1)
    await access.countAttempt(hashSecret(`code ${email}`), 24 * 60 * minute, Date.now())
  const browser = open()
  const { link, code } = await ask(browser)

  const alone = await browser.post('/sign-in', { code })
  const withLink = await browser.post('/sign-in', { link })

  expect(statuses([alone, withLink])).toEqual([410, 200])
})

test('nobody learns from an answer, or from what happens before it, whether an address is known', async () => {
  const { open, access, mailServer } = await startSignIn()
  const calls: string[] = []
  for (const name of ['countAttempt', 'addLink', 'findLink', 'takeTry', 'spendLink'] as const) {
    const spied = vi.spyOn(access, name)
    onTestFinished(() => spied.mockRestore())
    spied.mockName(name)
  }
  const record = () => {
    const names = (['countAttempt', 'addLink', 'findLink', 'takeTry', 'spendLink'] as const).flatMap((name) =>
      vi.mocked(access[name]).mock.calls.map(() => name),
    )
    vi.clearAllMocks()
    return names
  }

  const seen = []
  for (const asked of [email, 'stranger@site.example']) {
    const browser = open()
    const answers = [
      await browser.post('/link', { email: asked }),
      await browser.post('/sign-in', { code: '000 00' }),
    ]
    calls.length = 0
    seen.push({
      answers: answers.map(({ status, text, headers }) => ({
        status,
        text,
        headers: Object.keys(headers),
        cookies: headers['set-cookie']?.map((line) => line.replace(/=s[^;]*;|Expires=[^;]*/g, '')),
      })),
      calls: record(),
    })
  }

  expect(seen[0]).toEqual(seen[1])
  expect(seen[0]?.answers.map(({ status }) => status)).toEqual([202, 422])
  await expect.poll(() => mailServer.mails.length, { timeout: 10_000 }).toBe(1)
})

test('an unknown address is signed in by nothing', async () => {
  const { open, access } = await startSignIn()
  const browser = open()
  const add = vi.spyOn(access, 'addLink')
  await browser.post('/link', { email: 'stranger@site.example' })

  const [kept] = add.mock.calls[0] ?? []

  expect(kept?.person).toBe('')
  expect((await browser.ask('/session')).status).toBe(401)
})

test('without mail or without DESK_EMAILS the answer says how to get in', async () => {
  const { send } = await startSite({ environment: { DESK_EMAILS: email } })

  const { status, json } = await openDeskBrowser(send).post('/link', { email })

  expect([status, json.message]).toEqual([
    503,
    'Links cannot be mailed here. On the server, run: npm run desk -- link',
  ])
})

test('an address is asked for in any case, and nonsense is refused', async () => {
  const { ask: _ask, open, mailServer } = await startSignIn()

  const answers = [
    await open().post('/link', { email: ' Owner@Site.example ' }),
    await open().post('/link', { email: 'owner' }),
    await open().post('/link', { email: { $ne: '' } }),
    await open().post('/sign-in', { link: ['x'], code: 7 }),
    await open().post('/sign-in', {}),
  ]

  expect(statuses(answers)).toEqual([202, 422, 422, 410, 410])
  await expect.poll(() => mailServer.mails.length, { timeout: 10_000 }).toBe(1)
})

test.each([
  ['/desk/quotes/1?tab=photos', '/desk/quotes/1?tab=photos'],
  ['/desk', '/desk'],
  ['https://evil.example/desk', '/desk'],
  ['//evil.example/desk', '/desk'],
  ['/\\evil.example/desk', '/desk'],
  ['/desk/../about-us', '/desk'],
  ['/desk/%2e%2e/about-us', '/desk'],
  ['/desk@evil.example', '/desk'],
  ['/desktop', '/desk'],
  ['javascript:alert(1)', '/desk'],
  ['\t//evil.example', '/desk'],
])('after signing in, %s leads to %s', async (next, path) => {
  const { ask, open } = await startSignIn()
  const browser = open()
  const { link } = await ask(browser, next)

  expect((await browser.post('/sign-in', { link })).json.next).toBe(path)
})

test('no log line holds an address, a link, a code or a session', async () => {
  const { ask, open, lines, mailServer } = await startSignIn()
  const browser = open()
  const { link, code } = await ask(browser)
  mailServer.behave('refuse')
  await open().post('/link', { email })
  await browser.post('/sign-in', { link })

  await expect.poll(() => lines.length, { timeout: 10_000 }).toBe(3)

  expect(lines.toSorted()).toEqual([
    expect.stringMatching(/^A sign-in mail could not be sent \(EENVELOPE 550\)\.$/),
    'A sign-in mail is sent.',
    expect.stringMatching(/^Desk session [0-9a-f]{8} began\.$/),
  ])
  const secrets = [email, link, code, ...browser.cookies.values()]
  for (const secret of secrets) expect(lines.join('\n')).not.toContain(secret)
})
