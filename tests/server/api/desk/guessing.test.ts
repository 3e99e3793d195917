import { expect, test, vi } from 'vitest'
import { hashSecret } from '#server/desk/deskSessions.ts'
import { deskEmail as email, minute, startSignIn, statuses, wait } from '#tests/support/server/startDesk.ts'

const behindProxy = { TRUST_PROXY: '1' }

test('five wrong codes invalidate a link', async () => {
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

test('five requests for one email address are accepted within 15 minutes, also at once by different browsers, and 20 of one client', async () => {
  const { mailServer, open } = await startSignIn()

  const answers = await Promise.all(Array.from({ length: 8 }, () => open().post('/link', { email })))
  const other = await open().post('/link', { email: 'stranger@site.example' })
  wait(15 * minute)
  const later = await open().post('/link', { email })

  const refused = answers.filter(({ status }) => status === 429)
  expect(statuses(answers).toSorted()).toEqual([...Array(5).fill(202), 429, 429, 429])
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(800)
  expect(statuses([other, later])).toEqual([202, 202])
  await expect.poll(() => mailServer.mails.length, { timeout: 10_000 }).toBe(6)
  const others = []
  for (let count = 0; count < 30; count += 1)
    others.push(await open().post('/link', { email: `a${count}@site.example` }))
  expect(statuses(others).indexOf(429)).toBe(19)
})

test('clients that request links for an email address do not keep its owner from it, until 20 were sent', async () => {
  const { open, mailServer } = await startSignIn(behindProxy)
  const askFrom = async (ip: string, times: number) => {
    const answers = []
    while (answers.length < times)
      answers.push(await open({ 'X-Forwarded-For': ip }).post('/link', { email }))
    return statuses(answers)
  }

  const strangers = []
  for (const last of [1, 2, 3]) strangers.push(await askFrom(`192.0.2.${last}`, 9))
  const owner = await askFrom('192.0.2.9', 1)
  const rest = await askFrom('192.0.2.4', 5)

  expect(strangers).toEqual(Array(3).fill([...Array(5).fill(202), ...Array(4).fill(429)]))
  expect([owner, rest]).toEqual([[202], [202, 202, 202, 202, 429]])
  await expect.poll(() => mailServer.mails.length, { timeout: 10_000 }).toBe(20)
})

test('codes without the link are limited per client and day, and per person', async () => {
  const { ask, open } = await startSignIn(behindProxy)
  const guess = async (ip: string, times: number) => {
    const browser = open({ 'X-Forwarded-For': ip })
    const found = []
    // A link takes five tries, and its client five requests in 15 minutes.
    for (let tries = 0; tries < times; tries += 1) {
      if (tries % 5 === 0) await ask(browser)
      if (tries % 25 === 20) wait(16 * minute)
      found.push(await browser.post('/sign-in', { code: '00000' }))
    }
    return statuses(found)
  }
  const signIn = async (ip: string) => {
    const browser = open({ 'X-Forwarded-For': ip })
    const { link, code } = await ask(browser)
    const alone = await browser.post('/sign-in', { code })
    return { alone, withLink: await browser.post('/sign-in', { link }) }
  }

  const guesses = await guess('192.0.2.1', 10)
  for (const last of [4, 5]) await guess(`192.0.2.${last}`, 10)
  await guess('192.0.2.6', 9)
  wait(16 * minute)
  const answers = [await signIn('192.0.2.1'), await signIn('192.0.2.2'), await signIn('192.0.2.3')]

  expect(new Set(guesses)).toEqual(new Set([422]))
  const both = answers.map(({ alone, withLink }) => `${alone.status}, ${withLink.status}`)
  expect(both).toEqual(['429, 200', '200, 410', '429, 200'])
  expect(Number(answers[0]?.alone.headers['retry-after'])).toBeGreaterThan(80_000)
})

test('responses and database calls are the same for known and unknown email addresses, for any number of codes', async () => {
  const { open, access, mailServer } = await startSignIn()
  const steps = ['addLink', 'findLink', 'takeTry', 'spendLink'] as const
  for (const step of steps) vi.spyOn(access, step)

  const seen = []
  for (const asked of [email, 'stranger@site.example']) {
    const answers = []
    for (let links = 0; links < 3; links += 1) {
      const browser = open()
      answers.push(await browser.post('/link', { email: asked }))
      for (let tries = 0; tries < 6; tries += 1)
        answers.push(await browser.post('/sign-in', { code: '00000' }))
    }
    seen.push({
      answers: answers.map(({ status, text, headers }) => ({
        answer: `${status} ${text}`,
        headers: Object.keys(headers),
        cookies: headers['set-cookie']?.map((line) => line.replace(/=s[^;]*;|Expires=[^;]*/g, '')),
      })),
      calls: steps.map((step) => vi.mocked(access[step]).mock.calls.length),
    })
    vi.clearAllMocks()
  }

  expect(seen[1]).toEqual(seen[0])
  const statusesSeen = seen[0]?.answers.map(({ answer }) => answer.slice(0, 3))
  expect(statusesSeen?.filter((status) => status === '422')).toHaveLength(10)
  expect(statusesSeen?.filter((status) => status === '429')).toHaveLength(6)
  await expect.poll(() => mailServer.mails.length, { timeout: 10_000 }).toBe(3)
})

test('an unknown email address cannot sign in, even with a stored link', async () => {
  const { open, access } = await startSignIn()
  const browser = open()
  const add = vi.spyOn(access, 'addLink')
  await browser.post('/link', { email: 'stranger@site.example' })
  const [kept] = add.mock.calls[0] ?? []
  if (!kept) throw new Error('No link was kept.')
  const link = 'a link that somebody guessed'
  await access.addLink({ ...kept, hash: hashSecret(link) }, Date.now(), Date.now() + minute)

  const answer = await browser.post('/sign-in', { link })

  expect(answer.status).toBe(410)
  expect((await browser.ask('/session')).status).toBe(401)
})

test('no log line contains an email address, a link, a code or a session', async () => {
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
