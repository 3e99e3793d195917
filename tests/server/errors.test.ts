import express, { type ErrorRequestHandler } from 'express'
import { expect, onTestFinished, test, vi } from 'vitest'
import { site } from '#data/company/site.ts'
import { redirects } from '#data/redirects.ts'
import { answerErrors } from '#server/errors.ts'
import { createLog, type LogLevel } from '#server/log.ts'
import { required } from '#tests/support/required.ts'
import { statuses } from '#tests/support/server/startDesk.ts'
import { startServer } from '#tests/support/site/startBuiltSite.ts'
import { startSite } from '#tests/support/site/startSite.ts'

/** A server that fails every request with this error. */
async function startFailing(error: unknown) {
  const logged: unknown[] = []
  const app = express()
    .use(() => {
      throw error
    })
    .use(answerErrors({ error: (error) => logged.push(error) }))
  const { url, stop } = await startServer(app)
  onTestFinished(stop)
  return { url, logged }
}

const withStatus = [200, '404'].map((status) => Object.assign(new Error('odd'), { status }))

test.each([new Error('no such table'), ...withStatus, { status: 404 }])(
  '%o is logged, and the response asks the visitor to call',
  async (error) => {
    const { url, logged } = await startFailing(error)

    const answer = await fetch(url)

    expect([answer.status, await answer.text()]).toEqual([
      500,
      `Something went wrong. Please call us at ${site.phoneDotted}.`,
    ])
    expect(logged).toEqual([error])
  },
)

test('a client error is answered with its status, not cached and not logged', async () => {
  const { url, logged } = await startFailing(Object.assign(new Error('odd'), { status: 400 }))

  const { status, headers } = await fetch(url)

  expect([status, headers.get('cache-control'), logged]).toEqual([400, 'no-store', []])
})

test('an error in the middle of a response closes the connection', async () => {
  const failure = new Error('odd')
  const passedOn: unknown[] = []
  const passOn: ErrorRequestHandler = (error, _req, _res, next) => {
    passedOn.push(error)
    next(error)
  }
  const app = express()
    .use((_req, res) => {
      res.write('half')
      throw failure
    })
    .use(answerErrors({ error: () => {} }))
    .use(passOn)
  const { url, stop } = await startServer(app)
  onTestFinished(stop)

  await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow()
  expect(passedOn).toEqual([failure])
})

/** A log at a level, and its output. */
function logAt(level: LogLevel) {
  const written: string[] = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text) => void written.push(`${method}: ${text}`))
  return { log: createLog(level), written }
}

test.each([
  ['silent', []],
  ['error', ['error: broken']],
  ['info', ['log: a quote is stored', 'error: broken']],
] as const)('the level %s writes %j', (level, lines) => {
  const { log, written } = logAt(level)

  log.info('a quote is stored')
  log.error('broken')

  expect(written).toEqual(lines)
})

test('writes the stacks of an error and its causes, or the message without a stack, and no other fields', () => {
  const { log, written } = logAt('error')
  const cause = new Error('The disk is full', { cause: 'quota' })
  const error = Object.assign(new Error('The quote was not stored', { cause }), { phone: '905 555 0100' })
  const bare = new Error('Broken')
  delete bare.stack

  log.error(error)
  log.error(bare)

  expect(written).toEqual([
    `error: ${error.stack}\nCaused by: ${cause.stack}\nCaused by: quota`,
    'error: Broken',
  ])
  expect(written[0]).not.toContain('905')
})

/** One path of every kind, its status for GET and HEAD, and the methods it allows. */
const paths = {
  '/': [200, 'GET, HEAD'],
  '/about-us': [200, 'GET, HEAD'],
  '/services/yard-waste': [200, 'GET, HEAD'],
  '/assets/app-1a2B.js': [200, 'GET, HEAD'],
  '/sitemap.xml': [200, 'GET, HEAD'],
  '/healthz': [200, 'GET, HEAD'],
  [required(Object.keys(redirects)[0])]: [301, undefined],
  '/about-us/': [301, undefined],
  '/nowhere': [404, undefined],
  '/assets/nothing.js': [404, undefined],
  '/api/quotes': [405, 'POST'],
  '/api/quotes/': [405, 'POST'],
  '/api/anything': [404, undefined],
} as const

test('GET and HEAD read every path, other methods are refused with the allowed ones, and nothing is for other origins', async () => {
  const { send } = await startSite()
  const headers = {
    Origin: 'https://evil.example',
    'Access-Control-Request-Method': 'POST',
    'Content-Length': '0',
    Cookie: 'session=1',
  }

  for (const [path, [status, allowed]] of Object.entries(paths)) {
    const methods = ['GET', 'HEAD', 'OPTIONS', 'DELETE', 'TRACE']
    const answers = await Promise.all(methods.map((method) => send(path, { method, headers })))
    const refused = allowed ? 405 : 404
    expect([path, ...statuses(answers)].toSpliced(3, 1)).toEqual([path, status, status, refused, refused])
    expect(answers.slice(3).map(({ headers }) => headers.allow)).toEqual([allowed, allowed])
    const names = answers.flatMap(({ headers }) => Object.keys(headers))
    expect(names.filter((name) => /^(access-control-|set-cookie|www-authenticate)/.test(name))).toEqual([])
    // TRACE would send back the request's headers.
    expect(answers.map(({ text }) => text).join()).not.toContain('session=1')
  }
})
