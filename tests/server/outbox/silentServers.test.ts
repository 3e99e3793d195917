import { expect, test, vi } from 'vitest'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import { startMailQueue } from '#tests/support/server/startMailQueue.ts'

const minute = 60_000

test('250 stalled mails delay no other', async () => {
  const { mailServer, store, queue, add, clock } = await startMailQueue({
    timeout: minute,
    releaseSlotAfter: 5,
  })
  mailServer.behave('stall', 'ada@')
  await Promise.all(Array.from({ length: 250 }, () => add(['confirmation'])))
  clock.now += minute
  queue.wake()
  await mailServer.stalled(250)

  const { id } = await add(['owner', 'confirmation'], { ...quoteRequest, email: 'zoe@example.com' })
  queue.wake()
  // Before the stalled ones time out.
  await vi.waitFor(
    async () => expect((await store.messagesOf(id)).map(({ state }) => state)).toEqual(['sent', 'sent']),
    { timeout: minute / 2 },
  )
  await queue.stop(0)

  expect(mailServer.mails).toHaveLength(2)
})
