import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { site } from '#data/site.ts'
import { answerErrors } from '#server/errors.ts'
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
