import { expect, test } from 'vitest'
import { createMailQueue } from '#server/quotes/outbox/mailQueue.ts'
import type { ClaimedMail } from '#server/quotes/outbox/mailStore.ts'
import { claimedMail } from '#tests/support/claimedMail.ts'

const places = 10

/** A queue whose store answers when the test says so, and whose mail server never does. */
function startHeldQueue() {
  const claims: ((mail: ClaimedMail | undefined) => void)[] = []
  const begun: ClaimedMail[] = []
  const queue = createMailQueue({
    store: {
      claimMail: () => new Promise((resolve) => claims.push(resolve)),
      settleMail: async () => {},
    },
    send: (mail) => {
      begun.push(mail)
      return new Promise(() => {})
    },
    log: { error: () => {}, info: () => {} },
    patience: 60_000,
  })
  /** Answers the questions for mail that wait now. */
  const answer = async (mail: ClaimedMail | undefined) => {
    for (const resolve of claims.splice(0)) resolve(mail)
    // What follows from an answer follows in promises alone.
    await new Promise(setImmediate)
  }
  return { queue, claims, begun, answer }
}

test('ten mails are sent at once, and the next waits for a place', async () => {
  const { queue, claims, begun, answer } = startHeldQueue()
  queue.wake()

  for (let round = 0; round < places + 3; round++) await answer(claimedMail)

  expect(begun).toHaveLength(places)
  expect(claims).toHaveLength(0)
})

test('a mail told of while every place looks is looked for once more', async () => {
  const { queue, claims, answer } = startHeldQueue()
  for (let call = 0; call < places + 1; call++) queue.wake()
  expect(claims).toHaveLength(places)

  await answer(undefined)
  expect(claims).toHaveLength(1)

  await answer(undefined)
  expect(claims).toHaveLength(0)
})

test('with no more told nobody looks again', async () => {
  const { queue, claims, answer } = startHeldQueue()
  for (let call = 0; call < places; call++) queue.wake()

  await answer(undefined)

  expect(claims).toHaveLength(0)
})

test('a queue that is stopped takes on no more', async () => {
  const { queue, claims } = startHeldQueue()

  await queue.stop()
  queue.wake()

  expect(claims).toHaveLength(0)
})
