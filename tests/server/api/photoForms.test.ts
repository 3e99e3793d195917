import { expect, test } from 'vitest'
import {
  fieldParts,
  formParts,
  photoFormType,
  photoPart,
  sendPhotoForm,
  takePicture,
} from '#tests/support/server/pictures.ts'
import { quoteRequest, sendForm } from '#tests/support/server/sendQuote.ts'
import { drip, openConnection } from '#tests/support/site/sendBytes.ts'
import { startSite } from '#tests/support/site/startSite.ts'

const words = fieldParts({ ...quoteRequest, website: '' })
const json = { Accept: 'application/json' }

test('a form with photos is kept, mailed at once, and leads to thanks that count the photos', async () => {
  const environment = { SMTP_URL: 'smtp://127.0.0.1:9', QUOTES_TO: 'owner@site.example' }
  const { send, quotes } = await startSite({ environment })
  const [one, two] = [await takePicture(), await takePicture('png', 7)]

  const photos = [one, two, Buffer.from('text')].map((bytes) => photoPart(bytes))
  const answer = await sendPhotoForm(send, [...words, ...photos])
  const claimed = await quotes.claimMessage(Date.now() + 1000, Date.now() + 1000)
  const repeated = await sendPhotoForm(send, [...words, photoPart(one)])

  const stored = await Array.fromAsync(quotes.list())
  expect([answer.status, answer.headers.location]).toEqual([303, '/thank-you?photos=2&left=1'])
  expect([repeated.status, repeated.headers.location]).toEqual([303, '/thank-you?photos=1&left=0'])
  expect(stored).toMatchObject([{ ...quoteRequest, photos: 2, spam: false }])
  expect(claimed?.quote).toMatchObject({ photos: 2 })
})

test('a program gets the number, and a reason for every photo left out', async () => {
  const { send, quotes } = await startSite()
  const pictures = await Promise.all(Array.from({ length: 9 }, (_, shade) => takePicture('jpeg', shade * 20)))
  const odd = [
    photoPart(Buffer.from('<svg/>'), '../../etc/%22x%22.jpg'),
    photoPart(Buffer.from('x'), 'C:\\pile.jpg'),
    photoPart(Buffer.from('y'), 'a\u202egpj.exe'),
    photoPart(Buffer.from('z'), 'two\r\n lines.jpg'),
    photoPart(Buffer.from('q'), 'a \\"quote\\".jpg'),
    photoPart(Buffer.alloc(0), 'empty.jpg'),
    photoPart(Buffer.alloc(16 * 2 ** 20), '16 MB.jpg'),
  ]

  const good = pictures.map((picture, index) => photoPart(picture, `${index}.jpg`))
  const { status, text } = await sendPhotoForm(send, [...words, ...odd, ...good], json)

  const { notKept, ...answer } = JSON.parse(text)
  const [quote] = await Array.fromAsync(quotes.list())
  const why = expect.stringContaining('not a photo')
  expect(status).toBe(201)
  expect(answer).toEqual({ message: 'Quote request submitted successfully!', id: quote?.id, photos: 8 })
  expect(notKept).toEqual([
    ...['%22x%22.jpg', 'pile.jpg', 'agpj.exe', 'two lines.jpg', 'a "quote".jpg', 'empty.jpg'].map((name) => ({
      name,
      why,
    })),
    { name: '16 MB.jpg', why: 'A photo can be at most 15 MB.' },
    { name: '8.jpg', why: 'A request can have 8 photos. Yours already has that many.' },
  ])
})

test('a faulty form comes back, a foreign one is refused, and one without a file is kept', async () => {
  const { send, quotes } = await startSite()
  const faulty = [...fieldParts({ ...quoteRequest, phone: '12' }), photoPart(await takePicture())]

  const answer = await sendPhotoForm(send, faulty)
  const program = await sendPhotoForm(send, faulty, json)
  const foreign = await sendPhotoForm(send, words, { Origin: 'https://evil.example' })
  const kept = await Array.fromAsync(quotes.list())
  const fileless = await sendPhotoForm(send, [...words, photoPart(Buffer.alloc(0), '')])
  const plain = await sendForm(send, { ...quoteRequest, website: '' })

  expect([answer.status, program.status, foreign.status]).toEqual([422, 422, 403])
  expect(answer.text).toContain('<li>Please give a phone number')
  expect(answer.text).toContain('value="Ada"')
  expect(program.text).toBe('Please give a phone number with at least 7 digits.')
  expect(kept).toEqual([])
  expect([fileless.headers.location, plain.headers.location]).toEqual(['/thank-you', '/thank-you'])
  expect(await Array.fromAsync(quotes.list())).toHaveLength(1)
})

test('photos over 60 MB in all are left out, and the words and the others kept', async () => {
  const { send } = await startSite()
  const large = Array.from({ length: 5 }, () => photoPart(Buffer.alloc(12.5 * 2 ** 20)))

  const parts = [...words, photoPart(await takePicture()), ...large]
  const { status, text } = await sendPhotoForm(send, parts, json)

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
  const reading = { photoSecret: failure, findRoom: failure }
  const writing = { addPhoto: failure, endPhotos: failure, deletePhotosBefore: failure }
  const broken = await startSite({ store: quotes, photos: { store: { ...reading, ...writing } } })

  const { status, text } = await sendPhotoForm(broken.send, [...words, photoPart(await takePicture())], json)

  expect(status).toBe(201)
  expect(JSON.parse(text).notKept[0].why).toMatch(/^The photo could not be saved j/)
  expect(await Array.fromAsync(quotes.list())).toHaveLength(1)
  expect((await send('/healthz')).status).toBe(200)
})

const boundary = photoFormType.split('=')[1]
const disposition = 'Content-Disposition: form-data'
const part = (head: string) => `--${boundary}\r\n${head}\r\n\r\nx\r\n`

test.each<[what: string, type: string, body: string]>([
  ['no boundary', 'multipart/form-data', 'x'],
  ['another boundary', photoFormType, '--other\r\n\r\nx\r\n--other--\r\n'],
  ['nothing', photoFormType, ''],
  ['no end', photoFormType, part(`${disposition}; name="name"`)],
  ['a part without end', photoFormType, `--${boundary}\r\n${disposition}; name="name"`],
  ['a part without a name', photoFormType, `${part(disposition)}--${boundary}--`],
  ['a header without end', photoFormType, `--${boundary}\r\nX: ${'x'.repeat(100_000)}`],
  ['a header without a colon', photoFormType, part('x'.repeat(20_000))],
  ['ten thousand tiny parts', photoFormType, part(`${disposition}; name="a"`).repeat(10_000)],
  ['ten thousand tiny files', photoFormType, part(`${disposition}; name="a"; filename=""`).repeat(10_000)],
  ['a polluting name', photoFormType, `${part(`${disposition}; name="__proto__"`)}--${boundary}--`],
])('a form with %s is refused, and the server lives', async (_what, type, body) => {
  const { send, quotes } = await startSite()

  const { status } = await send('/api/quotes', { method: 'POST', headers: { 'Content-Type': type }, body })

  expect([400, 415, 422]).toContain(status)
  expect((await send('/healthz')).status).toBe(200)
  expect(await Array.fromAsync(quotes.list())).toEqual([])
})

const formHead = (length: number) =>
  `POST /api/quotes HTTP/1.1\r\nHost: site.example\r\nContent-Type: ${photoFormType}\r\nContent-Length: ${length}\r\n\r\n`

test('a connection cut after the words or within a photo has kept the words, and what came before', async () => {
  const stored: [number, number][] = []
  const parts = formParts([...words, photoPart(await takePicture()), photoPart(await takePicture('jpeg', 9))])
  for (const cutAfter of parts.keys()) {
    const { url, quotes, lines } = await startSite()
    const { socket, closed } = openConnection(url)
    const rest = parts[cutAfter + 1]?.subarray(0, 400) ?? Buffer.alloc(0)
    socket.write(formHead(999_999))
    socket.write(Buffer.concat([...parts.slice(0, cutAfter + 1), rest]))
    if (cutAfter >= words.length - 1 && cutAfter < parts.length - 1)
      await expect.poll(() => lines.length, { timeout: 60_000 }).toBe(cutAfter - words.length + 2)
    socket.destroySoon()
    await closed
    const [quote] = await Array.fromAsync(quotes.list())
    stored.push([quote ? 1 : 0, quote?.photos ?? 0])
  }

  const before = Array(words.length - 1).fill([0, 0])
  expect(stored.slice(0, words.length + 1)).toEqual([...before, [1, 0], [1, 1]])
})

test('seventeen connections that are cut while photos wait leave room for the next one', async () => {
  const calls: (() => void)[] = []
  const decode = () =>
    new Promise<{ fault: 'unreadable' }>((resolve) => calls.push(() => resolve({ fault: 'unreadable' })))
  const { url, send } = await startSite({ photos: { decode } })
  const picture = await takePicture()
  const body = Buffer.concat(formParts([...words, ...Array(3).fill(photoPart(picture))]))

  for (let count = 1; count <= 17; count += 1) {
    const { socket, closed } = openConnection(url)
    socket.write(formHead(999_999))
    socket.write(body)
    await expect.poll(() => calls.length, { timeout: 60_000 }).toBe(count)
    socket.destroy()
    await closed
    // Another connection: the server has seen the end of this one.
    await send('/healthz')
    calls.at(-1)?.()
  }
  const next = send('/api/quotes', { method: 'POST', headers: { 'Content-Type': photoFormType }, body })
  for (let count = 18; count <= 20; count += 1) {
    await expect.poll(() => calls.length, { timeout: 60_000 }).toBe(count)
    calls.at(-1)?.()
  }

  expect((await next).status).toBe(303)
})

test.each([
  ['goes silent', () => {}],
  ['sends a byte now and then', drip],
])('a client that %s within a photo is disconnected, and its words are kept', async (_what, goOn) => {
  const { url, quotes } = await startSite({ silence: 500 })
  const { socket, closed } = openConnection(url)
  const body = Buffer.concat(formParts([...words, photoPart(await takePicture())]))

  socket.write(formHead(999_999))
  socket.write(body.subarray(0, -300))
  goOn(socket)
  await closed

  expect(await Array.fromAsync(quotes.list())).toMatchObject([{ ...quoteRequest, photos: 0 }])
})

test('the thank-you page counts the photos, and stays as it is with any other query', async () => {
  const { send } = await startSite()
  const counting = {
    '?photos=1&left=0': 'Sent. We have your photo.</p>',
    '?photos=3&left=1': 'Sent. We have your 3 photos. 1 file was left out. A request can have 8 photos',
    '?photos=0&left=2': 'Sent. 2 files were left out. A request can have 8 photos',
  }
  const others = [
    '',
    '?photos=0&left=0',
    '?photos=%3Cscript%3E&left=1',
    '?photos=1',
    '?photos=1&photos=2&left=0',
  ]

  for (const [query, text] of Object.entries(counting)) {
    const answer = await send(`/thank-you${query}`)
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.text).toContain(text)
  }
  for (const query of others)
    expect((await send(`/thank-you${query}`)).text, query).toBe('<title>Thank you</title>')
})
