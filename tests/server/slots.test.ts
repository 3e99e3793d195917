import { expect, test } from 'vitest'
import { createSlotsOfEach, takeWithin } from '#server/slots.ts'

test('slots are assigned in order, so a request for too many waits and delays later requests', async () => {
  const slots = createSlotsOfEach(3)
  const taken: number[] = []
  const take = async (amount: number) => {
    const release = await slots.take('one', amount)
    taken.push(amount)
    return release
  }
  const release = await take(2)

  const waiting = [take(3), take(1)]
  await new Promise(setImmediate)
  const before = [...taken]
  release()
  await new Promise(setImmediate)
  const between = [...taken]
  ;(await waiting[0])?.()
  await waiting[1]

  expect([before, between, taken]).toEqual([[2], [2, 3], [2, 3, 1]])
})

test('a request that waits too long gets no slots, and leaves them to later requests', async () => {
  const slots = createSlotsOfEach(1)
  const release = await slots.take('one', 1)

  const late = await takeWithin(1, slots.take('one', 1))
  release()
  const next = await takeWithin(60_000, slots.take('one', 1))

  expect(late).toBeUndefined()
  expect(next).toBeInstanceOf(Function)
})
