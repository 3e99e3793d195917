import { expect, onTestFinished, test, vi } from 'vitest'
import { callUs, lookAt } from '#tests/support/server/lookAt.ts'
import { copyProject } from '#tests/support/server/runScript.ts'
import { createDatabase, startPostgres } from '#tests/support/server/startPostgres.ts'
import { startQuoteServer } from '#tests/support/server/startQuoteServer.ts'
import { openStores } from './openTwice.ts'

async function startOwnPostgres() {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.remove())
  return { postgres, url: await createDatabase(postgres.url) }
}

test('while PostgreSQL is down, at the start or later, quotes are refused and pages are served', async () => {
  const { postgres, url } = await startOwnPostgres()
  await postgres.stop()
  const server = await startQuoteServer(await copyProject(), { DATABASE_URL: url, RATE_LIMIT: 'on' })

  const away = await lookAt(server)
  await postgres.start()
  const there = await lookAt(server)
  await postgres.stop()
  const gone = await lookAt(server)
  await postgres.start()
  const back = await lookAt(server)

  expect(away).toEqual({ statuses: [200, 503, 503], text: callUs })
  expect(there.statuses).toEqual([200, 201, 200])
  expect(gone).toEqual({ statuses: [200, 503, 503], text: callUs })
  expect(back.statuses).toEqual([200, 201, 200])
})

test('no acknowledged quote is lost when PostgreSQL stops under load', async () => {
  const { postgres, url } = await startOwnPostgres()
  const settings = { DATABASE_URL: url, RATE_LIMIT: 'on', TRUST_PROXY: '1' }
  const server = await startQuoteServer(await copyProject(), settings)
  const [stored, refused, others]: [string[], string[], string[]] = [[], [], []]
  let sending = true
  const keepSending = async (sender: number) => {
    for (let count = 0; sending; count += 1) {
      const headers = { 'X-Forwarded-For': `10.${sender}.${count >> 8}.${count & 255}` }
      const { status, text } = await server.send({}, `${sender} ${count}`, headers)
      if (status === 201) stored.push(JSON.parse(text).id)
      else if (status === 503) refused.push(text)
      else others.push(`${status} ${text}`)
    }
  }
  const senders = Array.from({ length: 16 }, (_, sender) => keepSending(sender))
  const waitOptions = { timeout: 20_000 }
  const many = (answers: string[]) => {
    const wanted = answers.length + 30
    return vi.waitFor(() => expect(answers.length).toBeGreaterThan(wanted), waitOptions)
  }

  await many(stored)
  await postgres.stop()
  await many(refused)
  const page = await server.get('/about-us')
  await postgres.start()
  await many(stored)
  sending = false
  await Promise.all(senders)

  const { store } = openStores({ kind: 'postgres', url })
  const kept = (await Array.fromAsync(store.list())).map(({ id }) => id)
  expect(page.status).toBe(200)
  expect([new Set(refused), others]).toEqual([new Set([callUs]), []])
  expect(stored.filter((id) => !kept.includes(id))).toEqual([])
  expect(new Set(kept).size).toBe(kept.length)
})
