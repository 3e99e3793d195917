import { expect, test } from 'vitest'
import { makeDatabase, urlOf } from '#tests/support/server/makeDatabase.ts'
import { copyProject } from '#tests/support/server/runScript.ts'
import { startQuoteServer } from '#tests/support/server/startQuoteServer.ts'
import { openStores } from './openTwice.ts'

test('two servers on one PostgreSQL share the rate limit and the keys', async () => {
  const database = await makeDatabase('PostgreSQL')
  const folder = await copyProject()
  const settings = { DATABASE_URL: urlOf(database), RATE_LIMIT: 'on' }
  const servers = await Promise.all([startQuoteServer(folder, settings), startQuoteServer(folder, settings)])
  const [one, other] = servers

  const sent = await Promise.all(
    Array.from({ length: 8 }, (_, index) => servers.map(({ send }) => send({}, `key ${index}`))).flat(),
  )
  const alone = await Promise.all(Array.from({ length: 9 }, () => one.send()))
  const refused = await other.send()
  const repeated = await other.send({}, 'key 0')
  const conflict = await other.send({ message: 'Two fridges' }, 'key 0')

  expect(sent.map(({ status }) => status)).toEqual(Array(16).fill(201))
  expect(alone.map(({ status }) => status).toSorted()).toEqual([201, 201, ...Array(7).fill(429)])
  expect([refused.status, repeated.status, conflict.status]).toEqual([429, 201, 409])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
  expect(await Array.fromAsync(openStores(database).store.list())).toHaveLength(10)
})
