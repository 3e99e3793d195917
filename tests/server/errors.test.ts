import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { answerErrors } from '#server/errors.ts'
import { startServer } from '#tests/support/site/startServer.ts'

/** A server whose every request fails with this error. */
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

test.each([new Error('no such table'), Object.assign(new Error('odd'), { status: 200 }), { status: 404 }])(
  '%o is logged, and the visitor is asked to call',
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
