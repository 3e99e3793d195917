import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import {
  fieldParts,
  formParts,
  photoFormType,
  photoPart,
  sendPhotoForm,
  takePicture,
} from '#tests/support/server/pictures.ts'
import { quoteRequest, sendForm } from '#tests/support/server/sendQuote.ts'
import { startSite } from '#tests/support/site/startSite.ts'

const words = fieldParts({ ...quoteRequest, website: '' })
const json = { Accept: 'application/json' }

test('a form with photos is kept, and leads to thanks that count them', async () => {
  const { send, quotes } = await startSite()
  const [one, two] = [await takePicture(), await takePicture('png', 7)]

  const answer = await sendPhotoForm(send, [
    ...words,
    photoPart(one),
    photoPart(two),
    photoPart(Buffer.from('text')),
  ])
  const repeated = await sendPhotoForm(send, [...words, photoPart(one)])

  const stored = await Array.fromAsync(quotes.list())
  expect([answer.status, answer.headers.location]).toEqual([303, '/thank-you?photos=2&left=1'])
  expect([repeated.status, repeated.headers.location]).toEqual([303, '/thank-you?photos=1&left=0'])
  expect(stored).toMatchObject([{ ...quoteRequest, photos: 2, spam: false }])
})

test('a program gets the number, and a reason for every photo left out', async () => {
  const { send, quotes } = await startSite()
  const pictures = await Promise.all(Array.from({ length: 9 }, (_, shade) => takePicture('jpeg', shade * 20)))
  const names = ['../../etc/"x".jpg', 'C:\\pile.jpg', 'a\u202egpj.exe', 'empty.jpg', '16 MB.jpg']
  const odd = [
    Buffer.from('<svg/>'),
    Buffer.from('x'),
    Buffer.from('y'),
    Buffer.alloc(0),
    Buffer.alloc(16 * 2 ** 20),
  ]

  const { status, text } = await sendPhotoForm(
    send,
    [
      ...words,
      ...odd.map((bytes, index) => photoPart(bytes, names[index]?.replaceAll('"', '%22'))),
      ...pictures.map((picture, index) => photoPart(picture, `${index}.jpg`)),
    ],
    json,
  )

  const { notKept, ...answer } = JSON.parse(text)
  const [quote] = await Array.fromAsync(quotes.list())
  expect([status, answer]).toEqual([
    201,
    { message: 'Quote request submitted successfully!', id: quote?.id, photos: 8 },
  ])
  expect(notKept).toEqual([
    { name: '%22x%22.jpg', why: expect.stringContaining('not a photo') },
    { name: 'pile.jpg', why: expect.stringContaining('not a photo') },
    { name: 'agpj.exe', why: expect.stringContaining('not a photo') },
    { name: 'empty.jpg', why: expect.stringContaining('not a photo') },
    { name: '16 MB.jpg', why: 'A photo can have at most 15 MB.' },
    { name: '8.jpg', why: 'A request can have 8 photos, and this one has them.' },
  ])
})

test('a form without a chosen file is kept like one without a file input', async () => {
  const { send, quotes } = await startSite()

  const photos = await sendPhotoForm(send, [...words, photoPart(Buffer.alloc(0), '')])
  const plain = await sendForm(send, { ...quoteRequest, website: '' })

  expect([photos.headers.location, plain.headers.location]).toEqual(['/thank-you', '/thank-you'])
  expect(await Array.fromAsync(quotes.list())).toHaveLength(1)
})

test('a faulty form comes back with its words, and a foreign one is refused', async () => {
  const { send, quotes } = await startSite()
  const faulty = [...fieldParts({ ...quoteRequest, phone: '12' }), photoPart(await takePicture())]

  const answer = await sendPhotoForm(send, faulty)
  const program = await sendPhotoForm(send, faulty, json)
  const foreign = await sendPhotoForm(send, words, { Origin: 'https://evil.example' })

  expect([answer.status, program.status, foreign.status]).toEqual([422, 422, 403])
  expect(answer.text).toContain('<li>Please give a phone number')
  expect(answer.text).toContain('value="Ada"')
  expect(program.text).toBe('Please give a phone number with at least 7 digits.')
  expect(await Array.fromAsync(quotes.list())).toEqual([])
})

test('photos over 60 MB in all are left out, and the words and the others kept', async () => {
  const { send } = await startSite()
  const large = Buffer.alloc(12.5 * 2 ** 20)

  const { status, text } = await sendPhotoForm(
    send,
    [...words, photoPart(await takePicture()), ...Array.from({ length: 5 }, () => photoPart(large))],
    json,
  )

  const { photos, notKept } = JSON.parse(text)
  expect([status, photos]).toEqual([201, 1])
  expect(notKept.map(({ why }: { why: string }) => why.slice(0, 24))).toEqual([
    ...Array(4).fill('This file is not a photo'),
    'The photos are too large',
  ])
})

test('a store that fails for photos keeps the words', async () => {
  const { send, quotes } = await startSite()
  const failure = async () => Promise.reject(new Error('disk I/O error'))
  const store = { photoSecret: failure, findRoom: failure, addPhoto: failure, endPhotos: failure }
  const broken = await startSite({
    store: quotes,
    photos: { store: { ...store, deletePhotosBefore: failure } },
  })

  const { status, text } = await sendPhotoForm(broken.send, [...words, photoPart(await takePicture())], json)

  expect([status, JSON.parse(text).notKept[0].why.slice(0, 30)]).toEqual([
    201,
    'The photo could not be saved j',
  ])
  expect(await Array.fromAsync(quotes.list())).toHaveLength(1)
  expect((await send('/healthz')).status).toBe(200)
})

const boundary = photoFormType.split('=')[1]
const part = (head: string) => `--${boundary}\r\n${head}\r\n\r\nx\r\n`

test.each<[what: string, type: string, body: string]>([
  ['no boundary', 'multipart/form-data', 'x'],
  ['another boundary', photoFormType, '--other\r\n\r\nx\r\n--other--\r\n'],
  ['nothing', photoFormType, ''],
  ['no end', photoFormType, part('Content-Disposition: form-data; name="name"')],
  ['a part without end', photoFormType, `--${boundary}\r\nContent-Disposition: form-data; name="name"`],
  ['a part without a name', photoFormType, `${part('Content-Disposition: form-data')}--${boundary}--`],
  ['a header without end', photoFormType, `--${boundary}\r\nX: ${'x'.repeat(100_000)}`],
  ['a header without a colon', photoFormType, part('x'.repeat(20_000))],
  ['ten thousand tiny parts', photoFormType, part('Content-Disposition: form-data; name="a"').repeat(10_000)],
  [
    'ten thousand tiny files',
    photoFormType,
    part('Content-Disposition: form-data; name="a"; filename=""').repeat(10_000),
  ],
  [
    'a polluting name',
    photoFormType,
    `${part('Content-Disposition: form-data; name="__proto__"')}--${boundary}--`,
  ],
])('a form with %s is refused, and the server lives', async (_what, type, body) => {
  const { send, quotes } = await startSite()

  const { status } = await send('/api/quotes', { method: 'POST', headers: { 'Content-Type': type }, body })

  expect([400, 415, 422]).toContain(status)
  expect((await send('/healthz')).status).toBe(200)
  expect(await Array.fromAsync(quotes.list())).toEqual([])
})

test('a connection cut after the words or within a photo has kept the words, and what came before', async () => {
  const stored: [number, number][] = []
  const parts = formParts([...words, photoPart(await takePicture()), photoPart(await takePicture('jpeg', 9))])
  for (const cutAfter of parts.keys()) {
    const { url, quotes, lines } = await startSite()
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' })
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    const rest = parts[cutAfter + 1]?.subarray(0, 400) ?? Buffer.alloc(0)
    socket.write(
      `POST /api/quotes HTTP/1.1\r\nHost: site.example\r\nContent-Type: ${photoFormType}\r\nContent-Length: 999999\r\n\r\n`,
    )
    socket.write(Buffer.concat([...parts.slice(0, cutAfter + 1), rest]))
    if (cutAfter >= words.length - 1 && cutAfter < parts.length - 1)
      await expect.poll(() => lines.length, { timeout: 60_000 }).toBe(cutAfter - words.length + 2)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.destroySoon()
    await closed
    const [quote] = await Array.fromAsync(quotes.list())
    stored.push([quote ? 1 : 0, quote?.photos ?? 0])
  }

  const count = words.length
  expect(stored.slice(0, count - 1)).toEqual(Array(count - 1).fill([0, 0]))
  expect(stored.slice(count - 1, count + 1)).toEqual([
    [1, 0],
    [1, 1],
  ])
})

test('a client that goes silent within a photo is disconnected, and its words are kept', async () => {
  const { url, quotes } = await startSite({ silence: 50 })
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' })
  onTestFinished(() => void socket.destroy())
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const body = Buffer.concat(formParts([...words, photoPart(await takePicture())]))

  socket.write(
    `POST /api/quotes HTTP/1.1\r\nHost: site.example\r\nContent-Type: ${photoFormType}\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  socket.write(body.subarray(0, -300))
  await closed

  expect(await Array.fromAsync(quotes.list())).toMatchObject([{ ...quoteRequest, photos: 0 }])
})

test('the mail goes out as soon as the form is read', async () => {
  const { send, quotes } = await startSite({
    environment: { SMTP_URL: 'smtp://127.0.0.1:9', QUOTES_TO: 'owner@site.example' },
  })

  await sendPhotoForm(send, [...words, photoPart(await takePicture())])

  const claimed = await quotes.claimMessage(Date.now() + 1000, Date.now() + 1000)
  expect(claimed?.quote).toMatchObject({ photos: 1 })
})

test.each([
  ['?photos=1&left=0', 'Sent. We have your photo.</p>'],
  ['?photos=3&left=1', 'Sent. We have your 3 photos. 1 file was left out. A photo is a JPEG'],
  ['?photos=0&left=2', 'Sent. 2 files were left out. A photo is'],
])('the thanks for photos %s say so', async (query, text) => {
  const { send } = await startSite()

  const answer = await send(`/thank-you${query}`)

  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(answer.text).toContain(text)
})

test.each(['', '?photos=0&left=0', '?photos=%3Cscript%3E&left=1', '?photos=1', '?photos=1&photos=2&left=0'])(
  'the thank-you page stays as it is with %s',
  async (query) => {
    const { send } = await startSite()

    expect((await send(`/thank-you${query}`)).text).toBe('<title>Thank you</title>')
  },
)
