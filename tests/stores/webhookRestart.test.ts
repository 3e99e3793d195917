import { describe, expect, test } from 'vitest'
import { makeDatabase, storeKinds, urlOf } from '#tests/support/database/makeDatabase.ts'
import { copyProject } from '#tests/support/server/runScript.ts'
import { startQuoteServer } from '#tests/support/server/startQuoteServer.ts'
import { startReceiver } from '#tests/support/server/startReceiver.ts'

describe.each(storeKinds)('%s', (kind) => {
  test('a webhook that waited while the server was killed is posted by the next one', async () => {
    const receiver = await startReceiver()
    receiver.behave({ status: 503 })
    const settings = {
      DATABASE_URL: urlOf(await makeDatabase(kind)),
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 5).toString('base64')}`,
    }
    const folder = await copyProject()
    const first = await startQuoteServer(folder, settings)
    const { id } = JSON.parse((await first.send()).text)
    await expect.poll(() => receiver.requests.length, { timeout: 30_000 }).toBeGreaterThan(0)

    first.child.kill('SIGKILL')
    await first.ended
    const before = receiver.requests.length
    receiver.behave({ status: 200 })
    await startQuoteServer(folder, settings)
    // Killed in the middle of an attempt, it is due again after thirty seconds.
    await expect.poll(() => receiver.requests.length, { timeout: 60_000 }).toBe(before + 1)

    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([`msg_${id}`]),
    )
  })
})
