import { expect, test, vi } from 'vitest'
import { isBlank, isTestPicture, testPicture } from '#components/media/pictureSize.ts'
import { makeNameUnique } from '#components/quote/photos/addPhotos.ts'
import { type Upload, uploads } from '#components/quote/photos/stores.ts'
import {
  type Answer,
  createUploadQueue,
  pauseBefore,
  readAnswer,
  summarize,
  triesUntilTold,
} from '#components/quote/photos/uploadPhotos.ts'

const kept: Answer = { status: 201, text: '' }
const noAnswer: Answer = { status: 0, text: '' }

/** An upload queue without pauses, and the states of its photos. */
function startQueue(pause = async (_milliseconds: number) => {}) {
  uploads.write([])
  const queue = createUploadQueue(pause)
  const states = () => uploads.read().map(({ state }) => state)
  return { queue, states, summary: () => summarize(uploads.read()) }
}

const photo = (name: string, ...answers: Answer[]) => ({
  name,
  send: vi.fn(async () => answers.shift() ?? kept),
})

test.each([
  { kind: 'kept', statuses: [200, 201] },
  { kind: 'again', statuses: [0, 400, 429, 500, 502, 503, 504] },
  { kind: 'leftOut', statuses: [403, 404, 405, 409, 413, 415] },
])('a photo is $kind after the answers $statuses', ({ kind, statuses }) => {
  for (const status of statuses) expect(readAnswer({ status, text: 'Why.' }).kind).toBe(kind)
  expect(readAnswer({ status: 413, text: '' })).toMatchObject({ why: 'This photo could not be sent.' })
})

test('sends every photo once, two at a time', async () => {
  const { queue, states } = startQueue()
  const releases: (() => void)[] = []
  const photos = ['a', 'b', 'c'].map((name) => ({
    name,
    send: () => new Promise<Answer>((resolve) => releases.push(() => resolve(kept))),
  }))

  queue.add(photos)

  await vi.waitFor(() => expect(releases).toHaveLength(2))
  releases[0]?.()
  await vi.waitFor(() => expect(releases).toHaveLength(3))
  releases[1]?.()
  releases[2]?.()
  await vi.waitFor(() => expect(states()).toEqual(['kept', 'kept', 'kept']))
})

test('retries with growing pauses while there is no response', async () => {
  const pauses: number[] = []
  const { queue, states } = startQueue(async (milliseconds) => void pauses.push(milliseconds))
  const lost = photo('a', noAnswer, { status: 503, text: '' }, { status: 400, text: '' })

  queue.add([lost])

  await vi.waitFor(() => expect(states()).toEqual(['kept']))
  expect(pauses).toEqual([1000, 2000, 4000])
  expect(pauseBefore(20)).toBe(30_000)
})

test('a refused photo is left out with the reason, and the others are sent', async () => {
  const { queue, summary } = startQueue()
  const refused = photo('b.svg', { status: 415, text: 'This file is not a photo.' })

  queue.add([photo('a'), refused, photo('c')])

  await vi.waitFor(() => expect(summary().isOver).toBe(true))
  const leftOut = [{ name: 'b.svg', why: 'This file is not a photo.' }]
  expect(summary()).toMatchObject({ kept: 2, percent: 100, leftOut })
  expect(refused.send).toHaveBeenCalledTimes(1)
})

test('a photo that arrives damaged is sent once more, and then left out with the reason', async () => {
  const { queue, summary } = startQueue()
  const why = 'The photo did not arrive in one piece.'
  const damaged = { status: 400, text: why }
  const photos = [photo('a', damaged), photo('b', damaged, noAnswer, damaged)]

  queue.add(photos)

  await vi.waitFor(() => expect(summary()).toMatchObject({ isOver: true, kept: 1 }))
  expect(summary().leftOut).toEqual([{ name: 'b', why }])
  expect(photos.map(({ send }) => send.mock.calls.length)).toEqual([2, 3])
})

test('after several attempts the queue reports the stuck photo, and tryAgain ends the pause', async () => {
  const { queue, summary } = startQueue((milliseconds) =>
    milliseconds < pauseBefore(triesUntilTold) ? Promise.resolve() : new Promise(() => {}),
  )
  const lost = photo('a', ...Array<Answer>(triesUntilTold).fill(noAnswer))
  queue.add([lost, photo('b')])
  await vi.waitFor(() => expect(summary()).toMatchObject({ isStuck: true, isOver: false, kept: 1 }))

  queue.tryAgain()

  expect(summary().isStuck).toBe(false)
  await vi.waitFor(() => expect(summary()).toMatchObject({ isOver: true, kept: 2 }))
})

test('a stuck photo is retried automatically', async () => {
  const { queue, summary } = startQueue()

  queue.add([photo('a', ...Array<Answer>(triesUntilTold + 20).fill(noAnswer))])

  await vi.waitFor(() => expect(summary()).toMatchObject({ isOver: true, kept: 1 }))
})

test('photos of a second quote join the running uploads, and the count restarts after all are settled', async () => {
  const { queue, summary } = startQueue()
  queue.add([photo('a')])
  queue.add([photo('b')])
  expect(summary().all).toBe(2)
  await vi.waitFor(() => expect(summary().isOver).toBe(true))

  queue.add([photo('c')])

  expect(summary().all).toBe(1)
})

test('the percentage follows the bytes sent of each photo', () => {
  const upload: Upload = { name: 'a', sent: 0.5, state: 'waiting' }

  expect(summarize([upload, { ...upload, sent: 0 }]).percent).toBe(25)
  expect(summarize([{ ...upload, state: 'kept' }, upload]).percent).toBe(75)
})

test('photos with the same name get distinct names', () => {
  const names = new Set<string>()
  const given = ['image.jpg', 'pile.jpg', 'image.jpg', 'image.jpg'].map((name) => makeNameUnique(name, names))

  expect(given).toEqual(['image.jpg', 'pile.jpg', 'image.jpg (2)', 'image.jpg (3)'])
})

test.each([
  ['black', [0, 0, 0, 255, 3, 3, 3, 255], true],
  ['white', [255, 255, 255, 255, 250, 250, 250, 255], true],
  ['dark', [9, 9, 9, 255, 0, 0, 0, 255], false],
])('a picture that is %s is blank: %j %s', (_kind, pixels, blank) => {
  expect(isBlank(new Uint8ClampedArray(pixels))).toBe(blank)
})

test.each([
  ['drawn', (value: number) => value, true],
  ['saved as a JPEG', (value: number, place: number) => value + (place % 3) * 9 - 9, true],
  ['noise', (_value: number, place: number) => (place * 7919) % 256, false],
  ['one colour', () => 127, false],
  ['in other channels', (_value: number, place: number) => testPicture[place ^ 1] ?? 0, false],
  ['wrong at one place', (value: number, place: number) => (place === 2000 ? 255 - value : value), false],
])('the test picture of a canvas is recognized when it is %s: %s', (_kind, change, isRight) => {
  expect(isTestPicture(testPicture.map(change))).toBe(isRight)
})
