import { expect, onTestFinished, test } from 'vitest'
import { createDatabase, startPostgres } from '#tests/support/database/startPostgres.ts'
import { callUs, lookAt, sendWithPhoto } from '#tests/support/server/lookAt.ts'
import { copyServerWithSite } from '#tests/support/server/runScript.ts'
import { startQuoteServer } from '#tests/support/server/startQuoteServer.ts'

test('while PostgreSQL is down, at the start or later, quotes and photos are refused and pages are served', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.remove())
  const url = await createDatabase(postgres.url)
  await postgres.stop()
  const server = await startQuoteServer(await copyServerWithSite(), { DATABASE_URL: url, RATE_LIMIT: 'on' })

  const away = await lookAt(server)
  await postgres.start()
  const there = await lookAt(server)
  const putOne = await sendWithPhoto(server)
  await postgres.stop()
  const gone = await lookAt(server)
  const refused = await putOne()
  await postgres.start()
  const back = await lookAt(server)
  const kept = await putOne()

  expect(away).toEqual({ statuses: [200, 503, 503], text: callUs })
  expect(there.statuses).toEqual([200, 201, 200])
  expect(gone).toEqual({ statuses: [200, 503, 503], text: callUs })
  expect(back.statuses).toEqual([200, 201, 200])
  expect([refused, kept]).toEqual([503, 201])
})
