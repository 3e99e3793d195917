import type { RequestHandler } from 'express'
import { expect, test, vi } from 'vitest'
import { maxPhotoBytes } from '#data/quote/photoLimits.ts'
import { limitBodyTime } from '#server/bodyLimits.ts'
import { takePhotoMemory } from '#server/quotes/photos/photoSlots.ts'
import {
  fieldParts,
  formParts,
  photoFormType,
  photoPart,
  sendPhotoForm,
  takePicture,
} from '#tests/support/server/pictures.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import { drip, openConnection } from '#tests/support/site/sendRequest.ts'
import { startSite } from '#tests/support/site/startSite.ts'

const fields = fieldParts({ ...quoteRequest, website: '' })
const json = { Accept: 'application/json' }

test('the fields are stored if storing photos fails', async () => {
  const { send, quotes } = await startSite()
  const failure = async () => Promise.reject(new Error('disk I/O error'))
  const reading = { photoSecret: failure, photoStatus: failure }
  const writing = { addPhoto: failure, endPhotos: failure, deletePhotosBefore: failure }
  const broken = await startSite({ store: { quotes, photos: { ...reading, ...writing } } })

  const parts = [...fields, photoPart(await takePicture()), photoPart(Buffer.from('text'))]
  const page = await sendPhotoForm(broken.send, parts)
  const { status, text } = await sendPhotoForm(broken.send, parts, json)

  expect([page.status, page.headers.location]).toEqual([303, '/thank-you?photos=0&left=1&unsaved=1'])
  expect(status).toBe(201)
  expect(JSON.parse(text).notKept[0].why).toMatch(/^The photo could not be saved j/)
  expect(await Array.fromAsync(quotes.list())).toHaveLength(1)
  expect((await send('/healthz')).status).toBe(200)
})

test('while the memory for photos is full, a form is answered without them, and later ones are kept', async () => {
  const { send } = await startSite({ idleTimeout: 300 })
  const release = await takePhotoMemory('127.0.0.1', 4 * maxPhotoBytes)
  const parts = [...fields, photoPart(await takePicture()), photoPart(await takePicture('jpeg', 9))]

  const full = await sendPhotoForm(send, parts)
  release()
  const later = await sendPhotoForm(send, parts)

  expect(full.headers.location).toBe('/thank-you?photos=0&left=0&unsaved=2')
  expect(later.headers.location).toBe('/thank-you?photos=2&left=0&unsaved=0')
})

const boundary = photoFormType.split('=')[1]
const disposition = 'Content-Disposition: form-data'
const part = (head: string) => `--${boundary}\r\n${head}\r\n\r\nx\r\n`

const longField = { name: 'else', value: Buffer.alloc(70_000) }

test.each<[what: string, type: string, body: string | Buffer]>([
  ['no boundary', 'multipart/form-data', 'x'],
  ['nothing', photoFormType, ''],
  ['no end', photoFormType, Buffer.concat(formParts(fields).slice(0, -1))],
  [
    'a field of 70 KB',
    photoFormType,
    Buffer.concat(formParts([...fields, longField, photoPart(longField.value)])),
  ],
  ['a part without end', photoFormType, `--${boundary}\r\n${disposition}; name="name"`],
  ['a header without end', photoFormType, `--${boundary}\r\nX: ${'x'.repeat(100_000)}`],
  ['a header without a colon', photoFormType, part('x'.repeat(20_000))],
  ['ten thousand tiny files', photoFormType, part(`${disposition}; name="a"; filename=""`).repeat(10_000)],
  ['a polluting name', photoFormType, `${part(`${disposition}; name="__proto__"`)}--${boundary}--`],
])('a form with %s is refused, and the server keeps running', async (_what, type, body) => {
  const { send, quotes } = await startSite()

  const { status } = await send('/api/quotes', { method: 'POST', headers: { 'Content-Type': type }, body })

  expect([400, 413, 415, 422]).toContain(status)
  expect((await send('/healthz')).status).toBe(200)
  expect(await Array.fromAsync(quotes.list())).toEqual([])
})

test('a form truncated within a photo keeps its fields and the previous photos', async () => {
  const { send, quotes } = await startSite()
  const picture = photoPart(await takePicture())
  const body = Buffer.concat(formParts([...fields, picture, picture]).slice(0, -1)).subarray(0, -100)

  const answer = await send('/api/quotes', {
    method: 'POST',
    headers: { 'Content-Type': photoFormType },
    body,
  })

  expect([answer.status, answer.headers.location]).toEqual([303, '/thank-you?photos=1&left=1&unsaved=0'])
  expect(await Array.fromAsync(quotes.list())).toMatchObject([{ ...quoteRequest, photos: 1 }])
})

const formHead = (length: number) =>
  `POST /api/quotes HTTP/1.1\r\nHost: site.example\r\nContent-Type: ${photoFormType}\r\nContent-Length: ${length}\r\n\r\n`

test('a refused form is read to its end, so that a browser shows the response', async () => {
  const { url } = await startSite()
  const faulty = fieldParts({ ...quoteRequest, phone: '12' })
  const body = Buffer.concat(formParts([...faulty, photoPart(Buffer.alloc(5 * 2 ** 20))]))
  const { socket, closed } = openConnection(url)

  socket.write(formHead(body.length))
  socket.write(body)
  socket.write('GET /healthz HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n')

  expect(await closed).toMatch(/^HTTP\/1.1 422 .*HTTP\/1.1 200 /s)
})

test('a connection lost after the fields or within a photo keeps the fields and the previous photos', async () => {
  const stored: [number, number][] = []
  const parts = formParts([
    ...fields,
    photoPart(await takePicture()),
    photoPart(await takePicture('jpeg', 9)),
  ])
  for (const cutAfter of parts.keys()) {
    const { url, quotes, lines } = await startSite()
    const { socket, closed } = openConnection(url)
    const rest = parts[cutAfter + 1]?.subarray(0, 400) ?? Buffer.alloc(0)
    socket.write(formHead(999_999))
    socket.write(Buffer.concat([...parts.slice(0, cutAfter + 1), rest]))
    if (cutAfter >= fields.length - 1 && cutAfter < parts.length - 1)
      await expect.poll(() => lines.length, { timeout: 60_000 }).toBe(cutAfter - fields.length + 2)
    socket.destroySoon()
    await closed
    const [quote] = await Array.fromAsync(quotes.list())
    stored.push([quote ? 1 : 0, quote?.photos ?? 0])
  }

  const before = Array(fields.length - 1).fill([0, 0])
  expect(stored.slice(0, fields.length + 1)).toEqual([...before, [1, 0], [1, 1]])
})

test('a form that takes longer than 20 minutes is answered, and keeps its fields and the previous photos', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const minute = 60_000
  const headers: RequestHandler = (req, res, next) => {
    limitBodyTime(req, res, minute)
    next()
  }
  const { url, lines } = await startSite({ idleTimeout: 60 * minute, headers })
  const photos = [photoPart(await takePicture()), photoPart(Buffer.from('unfinished'))]
  const { socket, closed } = openConnection(url)
  socket.write(formHead(999_999))
  socket.write(Buffer.concat(formParts([...fields, ...photos]).slice(0, -1)))
  await expect.poll(() => lines.length, { timeout: 60_000 }).toBe(2)

  vi.advanceTimersByTime(21 * minute)

  expect(await closed).toMatch(/^HTTP\/1.1 303 .*Location: \/thank-you\?photos=1&left=0&unsaved=0\r/s)
})

test('a client that sends very slowly is disconnected, within a photo and after its form was refused', async () => {
  const { url, quotes } = await startSite({ idleTimeout: 500 })
  const picture = photoPart(await takePicture())
  const faulty = fieldParts({ ...quoteRequest, phone: '12' })

  const answers = [fields, faulty].map((fields) => {
    const { socket, closed } = openConnection(url)
    socket.write(formHead(999_999))
    socket.write(Buffer.concat(formParts([...fields, picture])).subarray(0, -300))
    drip(socket)
    return closed
  })

  expect(await answers[0]).toBe('')
  expect(await answers[1]).toMatch(/^HTTP\/1.1 422 /)
  expect(await Array.fromAsync(quotes.list())).toMatchObject([{ ...quoteRequest, photos: 0 }])
})
