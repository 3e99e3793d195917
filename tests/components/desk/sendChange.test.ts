import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { sendChange } from '#components/api/sendChange.ts'
import { startServer } from '#tests/support/site/startServer.ts'

async function start() {
  const app = express()
  app.patch('/newer', (_req, res) => void res.status(412).json({ version: 2 }))
  app.patch('/refused', (_req, res) => void res.status(422).json({ message: 'No such day.' }))
  app.delete('/gone', (_req, res) => void res.status(204).end())
  app.post('/page', (_req, res) => void res.status(502).send('<h1>Bad gateway</h1>'))
  const { url, stop } = await startServer(app)
  onTestFinished(() => stop())
  return url
}

test('a refused change comes with its reason, and with what is newer', async () => {
  const url = await start()

  expect(await sendChange('PATCH', `${url}/newer`, {})).toEqual({
    status: 412,
    isDone: false,
    body: { version: 2 },
    message: undefined,
  })
  expect(await sendChange('PATCH', `${url}/refused`, {})).toMatchObject({
    status: 422,
    message: 'No such day.',
  })
})

test('an answer without a body is done, and a page of a proxy is no reason', async () => {
  const url = await start()

  expect(await sendChange('DELETE', `${url}/gone`)).toMatchObject({ status: 204, isDone: true })
  expect(await sendChange('POST', `${url}/page`, {})).toMatchObject({ isDone: false, message: undefined })
})

test('no answer has the status 0', async () => {
  expect(await sendChange('POST', 'http://127.0.0.1:9/', {})).toMatchObject({ status: 0, isDone: false })
})
