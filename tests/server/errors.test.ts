import express, { type ErrorRequestHandler } from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { answerErrors } from '#server/errors.ts'
import { startServer } from '#tests/support/site/startServer.ts'

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

const withStatus = [200, 99, 4.5, '404', null].map((status) => Object.assign(new Error('odd'), { status }))

test.each([new Error('no such table'), ...withStatus, 'odd', { status: 404 }])(
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
