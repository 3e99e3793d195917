import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { openDeskBrowser } from '#tests/support/server/openDeskBrowser.ts'
import { copyProject, startScript } from '#tests/support/server/runScript.ts'
import { startQuoteServer } from '#tests/support/server/startQuoteServer.ts'
import { sendBytes } from '#tests/support/site/sendBytes.ts'

// Every test starts at least one process.

const start = ['server/index.ts']
const anyPort = { PORT: '0', HOST: '127.0.0.1' }

test('prints the URL of the site, serves it, disconnects slow clients, and stops on SIGTERM', async () => {
  const { child, ended, url, get, send } = await startQuoteServer(await copyProject(), { RATE_LIMIT: 'on' })

  const page = await get('/service-areas/ajax')
  const quote = await send()
  // After seconds; Node's own timeout is a minute.
  const unfinished = await sendBytes(url, 'GET / HTTP/1.1\r\nHost: site.example\r\n')
  child.kill('SIGTERM')
  const { code, out, err } = await ended

  const { id } = JSON.parse(quote.text)
  expect([page.status, quote.status]).toEqual([200, 201])
  expect(out).toBe(
    `${site.brand} is at ${url}\nThe desk is at ${url}/desk. To get in: npm run desk -- link\nQuote ${id} is stored.\n`,
  )
  expect(unfinished).toMatch(/^HTTP\/1\.1 408 /)
  expect([code, err]).toEqual([0, ''])
})

test('the link of the command line leads to the desk', async () => {
  const folder = await copyProject()
  const { ask, send } = await startQuoteServer(folder, {})
  await send({ name: 'Zoë' })

  const { out } = await startScript(folder, ['server/cli/desk.ts', 'link'], { PORT: '3001' }).ended
  const browser = openDeskBrowser(ask)
  const [, link] = /^http:\/\/localhost:3001\/desk\/sign-in#link=(\S+)\n/.exec(out) ?? []
  const signedIn = await browser.post('/sign-in', { link })
  const list = await browser.ask('/quotes')
  const sessions = await startScript(folder, ['server/cli/desk.ts', 'sessions']).ended
  const wrong = await startScript(folder, ['server/cli/desk.ts', 'sign-out']).ended

  expect(signedIn.json).toEqual({ person: 'owner', next: '/desk' })
  expect(list.json.quotes).toMatchObject([{ name: 'Zoë', status: 'new' }])
  expect(sessions.out).toMatch(/^[0-9a-f]{8} {2}owner, since .*\n1 in all\.\n$/s)
  expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('npm run desk -- link') })
})

test('an acknowledged quote is stored when the process is killed', async () => {
  const folder = await copyProject()
  const { child, ended, send } = await startQuoteServer(folder, {})
  await send({ name: 'Zoë' })

  child.kill('SIGKILL')
  await ended

  const list = await startScript(folder, ['server/cli/quotes.ts', 'list']).ended
  expect(list.out).toContain('Zoë')
})

test('reads .env, and the environment overrides it', async () => {
  const folder = await copyProject()
  writeFileSync(join(folder, '.env'), 'PORT=not-a-number\nHOST=127.0.0.1\nLOG_LEVEL=loud\n')

  const { code, err } = await startScript(folder, start, { PORT: '0' }).ended

  expect(code).toBe(1)
  expect(err).toBe(
    'The settings need correcting:\n- LOG_LEVEL must be one of silent, error, info, and is "loud".\n',
  )
})

test('a read-only database file ends the start with one sentence', async () => {
  const settings = { ...anyPort, DATABASE_URL: 'file:./package.json/quotes.db' }

  const { code, err } = await startScript(await copyProject(), start, settings).ended

  expect(code).toBe(1)
  expect(err).toMatch(
    /^Quotes cannot be kept in .*quotes\.db \(.+\)\. Make that file writable, or set DATABASE_URL\.\n$/,
  )
})

test('builds a changed source first, and a failing build ends the start', async () => {
  const folder = await copyProject()
  appendFileSync(join(folder, 'data/company/site.ts'), '\n// changed')
  writeFileSync(join(folder, 'vite.config.ts'), 'throw new Error("a mistake in the sources")')

  const { code, out, err } = await startScript(folder, start, anyPort).ended

  expect(code).toBe(1)
  expect(out).toMatch(/^Something changed since the last build: building the site again\.\n/)
  expect(err).toContain('a mistake in the sources')
  expect(err).toMatch(/The site could not be built; the lines above say why\.\n$/)
})
