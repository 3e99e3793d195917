import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createPhotoDecoder } from '#server/quotes/photos/photoDecoder.ts'
import { takePicture } from '#tests/support/server/pictures.ts'

function startDecoder(limits?: Parameters<typeof createPhotoDecoder>[0]) {
  const { decode, close } = createPhotoDecoder(limits)
  onTestFinished(close)
  return { decode: (bytes: Uint8Array, client = 'a visitor') => decode(bytes, client), close }
}

/** The processes that this one starts from now on. */
function watchProcesses(): ChildProcess[] {
  const started: ChildProcess[] = []
  const record = (message: unknown) => void started.push((message as { process: ChildProcess }).process)
  subscribe('child_process', record)
  onTestFinished(() => void unsubscribe('child_process', record))
  return started
}

/** It takes longer to decode than all others here. */
const slowPicture = takePicture('avif', 0, 1500, 1500)

test('decoding stops for a picture that takes too much time or memory, and the next one is decoded', async () => {
  const hurried = startDecoder({ time: 1, idle: 1000 })
  const { decode } = startDecoder({ idle: 1000 })
  // 7,000 pixels square, all grey: 897 bytes.
  const greedy = readFileSync('tests/server/photos/49-megapixels.avif')

  const late = await hurried.decode(await slowPicture)
  const large = await decode(greedy)
  const next = await decode(await takePicture())

  expect([late, large]).toEqual(Array(2).fill({ fault: 'unreadable' }))
  expect(next).not.toHaveProperty('fault')
})

test('a picture is reported as interrupted if its decoder takes too long on a busy machine', async () => {
  const { decode } = startDecoder({ wait: 1 })

  expect(await decode(await takePicture())).toEqual({ fault: 'interrupted' })
})

test('a picture is reported as interrupted if its decoder is killed', async () => {
  const { decode, close } = startDecoder()

  const interrupted = decode(await slowPicture)
  // Repeats until the decoder has started a process.
  const stopping = setInterval(close, 10)
  onTestFinished(() => clearInterval(stopping))

  expect(await interrupted).toEqual({ fault: 'interrupted' })
})

test('after SIGTERM to its process a picture is still decoded or reported as interrupted', async () => {
  const { decode } = startDecoder()
  const other = startDecoder()
  const picture = await takePicture()
  const started = watchProcesses()
  const endLatest = () => started.at(-1)?.kill('SIGTERM')

  await decode(picture)
  const decoded = decode(picture)
  endLatest()
  const before = started.length
  const interrupted = other.decode(picture)
  await expect.poll(() => started.length).toBe(before + 1)
  // The process ends before it has reported its start.
  endLatest()

  expect(await decoded).not.toHaveProperty('fault')
  expect(await interrupted).toEqual({ fault: 'interrupted' })
})

test('a process past its idle time does not get another picture', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { decode } = startDecoder({ time: 1000, idle: 1000 })

  await decode(await takePicture())
  const picture = await takePicture('png')
  vi.advanceTimersByTime(1000)

  expect(await decode(picture)).not.toHaveProperty('fault')
})

test('many simultaneous pictures are all decoded, and a client with slow ones does not occupy every process', async () => {
  const { decode } = startDecoder()
  const slow = await slowPicture
  const order: string[] = []
  const send = async (picture: Buffer, client: string) => {
    expect(await decode(picture, client)).not.toHaveProperty('fault')
    order.push(client)
  }

  await Promise.all([
    ...Array.from({ length: 2 * availableParallelism() }, () => send(slow, 'slow')),
    send(await takePicture(), 'quick'),
  ])

  expect(order.indexOf('quick')).toBeLessThanOrEqual(availableParallelism())
})
