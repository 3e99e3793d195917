import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { openDeskBrowser } from '#tests/support/server/startDesk.ts'
import { startMailServer } from '#tests/support/server/startMailServer.ts'
import { copyServerWithSite, startQuoteServer, startScript } from '#tests/support/server/startQuoteServer.ts'
import { sendBytes } from '#tests/support/site/sendRequest.ts'

// Every test starts at least one process.

test('prints the site’s URL, serves it, and stops on SIGTERM despite a silent mail server', async () => {
  const mailServer = await startMailServer()
  mailServer.behave('stall')
  const mail = { SMTP_URL: mailServer.url, QUOTES_TO: 'owner@site.example' }
  const settings = { RATE_LIMIT: 'on', ...mail }
  const { child, ended, url, get, send } = await startQuoteServer(await copyServerWithSite(), settings)

  const page = await get('/service-areas/ajax')
  const quote = await send()
  await expect.poll(() => mailServer.treated.stall).toBe(1)
  // The upload is refused before its body, so the body's time limit must not delay the stop.
  const tooLarge = await sendBytes(
    url,
    `PUT ${JSON.parse(quote.text).photos.put}/${'0'.repeat(64)} HTTP/1.1\r\nHost: site.example\r\nContent-Length: 99999999\r\n\r\n`,
  )
  child.kill('SIGTERM')
  const { code, out, err } = await ended

  const { id } = JSON.parse(quote.text)
  expect([page.status, quote.status]).toEqual([200, 201])
  expect(out).toBe(
    `${site.brand} is at ${url}\nThe desk is at ${url}/desk. To get in: npm run desk -- link\nQuote ${id} is stored.\n`,
  )
  expect(tooLarge).toMatch(/^HTTP\/1\.1 413 /)
  expect([code, err]).toEqual([0, ''])
})

test('the link of the command line signs in at the desk until a start without that person, and a killed server has stored every acknowledged quote', async () => {
  const folder = await copyServerWithSite()
  const owner = { DESK_EMAILS: 'owner@site.example' }
  const { child, ended, ask, send } = await startQuoteServer(folder, owner)
  await send({ name: 'Zoë' })

  const { out } = await startScript(folder, ['server/cli/desk.ts', 'link'], { PORT: '3001', ...owner }).ended
  const browser = openDeskBrowser(ask)
  const [, link] = /^http:\/\/localhost:3001\/desk\/sign-in#link=(\S+)\n/.exec(out) ?? []
  const signedIn = await browser.post('/sign-in', { link })
  const list = await browser.ask('/quotes')
  const sessions = () => startScript(folder, ['server/cli/desk.ts', 'sessions']).ended
  const before = await sessions()
  const wrong = await startScript(folder, ['server/cli/desk.ts', 'sign-out']).ended
  await send({ name: 'Grace' })
  child.kill('SIGKILL')
  await ended
  const stored = await startScript(folder, ['server/cli/quotes.ts', 'list']).ended
  const restarted = await startQuoteServer(folder, {})

  await expect.poll(async () => (await sessions()).out, { timeout: 20_000 }).toBe('Nobody is signed in.\n')
  restarted.child.kill('SIGKILL')
  expect(signedIn.json).toEqual({ person: 'owner@site.example', next: '/desk' })
  expect(list.json.quotes).toMatchObject([{ name: 'Zoë', status: 'new' }])
  expect(before.out).toMatch(/^[0-9a-f]{8} {2}owner@site.example, since .*\n1 in all\.\n$/s)
  expect(stored.out).toMatch(/Grace.*\n.*Zoë/)
  expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('npm run desk -- link') })
})

test('a failed start names its cause: a read-only database file, a setting of .env or a failing build', async () => {
  const folder = await copyServerWithSite()
  const run = (settings = {}) => startScript(folder, ['server/index.ts'], { PORT: '0', ...settings }).ended

  const readOnly = await run({ DATABASE_URL: 'file:./package.json/quotes.db' })
  writeFileSync(join(folder, '.env'), 'PORT=not-a-number\nLOG_LEVEL=loud\n')
  const invalid = await run()
  appendFileSync(join(folder, 'data/company/site.ts'), '\n// changed')
  writeFileSync(join(folder, 'vite.config.ts'), 'throw new Error("a mistake in the sources")')
  const unbuilt = await run({ LOG_LEVEL: 'info' })

  expect([readOnly, invalid, unbuilt].map(({ code }) => code)).toEqual([1, 1, 1])
  expect(readOnly.err).toMatch(
    /^Quotes cannot be kept in .*quotes\.db \(.+\)\. Make that file writable, or set DATABASE_URL\.\n$/,
  )
  expect(invalid.err).toBe(
    'The settings need correcting:\n- LOG_LEVEL must be one of silent, error, info, and is "loud".\n',
  )
  expect(unbuilt.out).toMatch(/^Something changed since the last build: building the site again\.\n/)
  expect(unbuilt.err).toContain('a mistake in the sources')
  expect(unbuilt.err).toMatch(/The site could not be built: see the errors above\.\n$/)
})
