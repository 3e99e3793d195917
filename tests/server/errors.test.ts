import express, { type ErrorRequestHandler } from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { answerErrors, describeError, QuoteNotStored, Refusal } from '#server/errors.ts'
import { startServer } from '#tests/support/startServer.ts'

test('our own failure is logged, and the visitor is asked to call', async () => {
  const logged: unknown[] = []
  const failure = new Error('no such table: quotes')
  const app = express()
    .use(() => {
      throw failure
    })
    .use(answerErrors({ error: (error) => logged.push(error) }))
  const { url, stop } = await startServer(app)
  onTestFinished(stop)

  const answer = await fetch(url)

  expect(answer.status).toBe(500)
  expect(await answer.text()).toBe(`Something went wrong. Please call us at ${site.phoneDotted}.`)
  expect(logged).toEqual([failure])
})

test('an error that is no error is a failure of ours, too', () => {
  expect(describeError('odd')).toMatchObject({ status: 500 })
  expect(describeError({ status: 404 })).toMatchObject({ status: 500 })
  expect(describeError(new Error('odd'))).toMatchObject({ status: 500 })
})

test('a quote that is not stored says why to the log, and not to the visitor', () => {
  const cause = new Error('The disk is full')
  const error = new QuoteNotStored(cause)

  expect(error.cause).toBe(cause)
  expect(describeError(error)).toEqual({
    status: 503,
    text: `Your request could not be saved just now. Please call us at ${site.phoneDotted}.`,
  })
})

test('a visitor’s mistake is not logged', async () => {
  const logged: unknown[] = []
  const app = express()
    .use(() => {
      throw new Refusal(422, 'Please fill in: phone.')
    })
    .use(answerErrors({ error: (error) => logged.push(error) }))
  const { url, stop } = await startServer(app)
  onTestFinished(stop)

  const answer = await fetch(url)

  expect([answer.status, await answer.text()]).toEqual([422, 'Please fill in: phone.'])
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(logged).toEqual([])
})

test.each([200, 99, 4.5, '404', null])('an error with the status %j is a failure of ours', async (status) => {
  const app = express()
    .use(() => {
      throw Object.assign(new Error('odd'), { status })
    })
    .use(answerErrors({ error: () => {} }))
  const { url, stop } = await startServer(app)
  onTestFinished(stop)

  const answer = await fetch(url)

  expect(answer.status).toBe(500)
})

test('an answer that fails halfway is broken off, and ends in no other', async () => {
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
