import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { site } from '#data/company/site.ts'
import { makeHeic, putPhoto, sha256, takePicture } from '#tests/support/server/pictures.ts'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startWithQuote } from '#tests/support/server/startDesk.ts'
import type { Answer } from '#tests/support/site/sendRequest.ts'

test('the response to a quote has the upload URL for photos and its expiry', async () => {
  const { id, photos, send, quotes } = await startWithQuote()
  const repeat = () => sendQuote(send, quoteRequest, { 'Idempotency-Key': 'k' })
  const repeated = [await repeat(), await repeat()]

  const quote = await quotes.find(id)
  expect(photos.put).toMatch(new RegExp(`^/api/quotes/${id}/photos/[\\w-]{43}$`))
  expect(Date.parse(photos.until) - Date.parse(quote?.createdAt ?? '')).toBe(2 * 60 * 60_000)
  expect(repeated[1]?.text).toBe(repeated[0]?.text)
})

const heicBytes = makeHeic()

test('a photo is stored once, upright and without metadata, and an undecodable HEIC unchanged', async () => {
  const { id, photos, send, store } = await startWithQuote()
  const picture = await takePicture()

  const answers = await Promise.all([putPhoto(send, photos, picture), putPhoto(send, photos, picture)])
  for (const bytes of [picture, heicBytes]) answers.push(await putPhoto(send, photos, bytes))

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(JSON.parse(answers[0]?.text ?? '')).toEqual({ message: 'The photo is stored.' })
  const [jpeg, ...others] = await store.photos.photosOf(id)
  const kept = Buffer.from((await store.photos.readPhoto(id, 1))?.bytes ?? [])
  expect(jpeg).toMatchObject({ position: 1, kind: 'jpeg' })
  expect(await sharp(kept).metadata()).toMatchObject({ width: 40, height: 80 })
  expect(kept.toString('latin1')).not.toMatch(/Exif|Secretphone/)
  expect(others).toEqual([{ position: 2, kind: 'heic', size: heicBytes.length, cutOff: 0, after: 0 }])
  expect(heicBytes.equals((await store.photos.readPhoto(id, 2))?.bytes ?? Buffer.alloc(0))).toBe(true)
})

test('bytes that only begin like a HEIC are refused, and one client sends 60 MB of HEIC in ten minutes', async () => {
  const { id, photos, send, store } = await startWithQuote({ environment: { TRUST_PROXY: '1' } })
  const megabytes = 1024 * 1024
  const noise = Buffer.concat([heicBytes.subarray(0, 24), Buffer.alloc(999, 7)])
  const put = (bytes: Buffer, ip: string) => putPhoto(send, photos, bytes, { 'X-Forwarded-For': ip })

  const refused = await put(noise, '192.0.2.1')
  const answers: Answer[] = []
  for (let fill = 1; fill <= 5; fill += 1)
    answers.push(await put(makeHeic(14 * megabytes, fill), '192.0.2.1'))
  const smaller = await put(makeHeic(2 * megabytes), '192.0.2.1')
  const jpeg = await put(await takePicture(), '192.0.2.1')
  const other = await put(makeHeic(14 * megabytes, 6), '192.0.2.2')

  expect([refused.status, refused.text]).toEqual([415, 'This photo could not be opened. It may be damaged.'])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 413])
  expect(answers[4]?.text).toContain('We can take no more HEIC photos just now.')
  expect([smaller.status, jpeg.status, other.status]).toEqual([201, 201, 201])
  expect(await store.photos.photosOf(id)).toHaveLength(7)
})

test('the ninth photo is refused, and a repeat of the first eight is accepted', async () => {
  const { id, photos, send, quotes } = await startWithQuote()
  const pictures = await Promise.all(Array.from({ length: 9 }, (_, shade) => takePicture('jpeg', shade * 20)))

  const answers: Answer[] = []
  for (const picture of [...pictures, ...pictures.slice(0, 1)])
    answers.push(await putPhoto(send, photos, picture))

  expect(answers.map(({ status }) => status)).toEqual([...Array(8).fill(201), 409, 201])
  expect(answers[8]?.text).toBe('A request can have 8 photos. Yours already has that many.')
  expect(await quotes.find(id)).toMatchObject({ photos: 8 })
})

test('the upload URL is valid only for its own quote and origin, for two hours and for PUT', async () => {
  const { photos, send, quotes, store, id } = await startWithQuote()
  const other = JSON.parse((await sendQuote(send, { ...quoteRequest, name: 'Eve' })).text)
  const picture = await takePicture()
  const closed = `Photos can no longer be added to this request. You can email them to ${site.email}.`
  const forged = [
    { put: photos.put.replace(id, other.id) },
    { put: photos.put.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) },
    { put: photos.put.slice(0, -1) },
    { put: `/api/quotes/${'0'.repeat(12)}/photos/${photos.put.split('/').at(-1)}` },
  ]

  const refused = await Promise.all(forged.map((url) => putPhoto(send, url, picture)))
  const read = await send(`${photos.put}/${sha256(picture)}`)
  const origins = { null: 403, 'https://evil.example': 403, 'https://site.example': 201 }
  for (const [Origin, status] of Object.entries(origins))
    expect((await putPhoto(send, photos, picture, { Origin })).status, Origin).toBe(status)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.parse(photos.until))
  const late = await putPhoto(send, photos, picture)
  await quotes.delete(id)
  vi.setSystemTime(Date.parse(photos.until) - 60_000)
  const deleted = await putPhoto(send, photos, picture)

  for (const { status, text } of [...refused, late, deleted]) expect([status, text]).toEqual([404, closed])
  expect([read.status, read.headers.allow]).toEqual([405, 'PUT'])
  expect(await store.photos.photosOf(other.id)).toEqual([])
})

const noPicture = 'This file is not a photo. JPEG, PNG and WebP work.'
const unreadable = 'This photo could not be opened. It may be damaged.'
const withMail = { environment: { SMTP_URL: 'smtp://127.0.0.1:9', QUOTES_TO: 'owner@site.example' } }

const faulty = [
  [Buffer.alloc(0), 415, noPicture],
  [Buffer.from('<!doctype html><script>alert(1)</script>'), 415, noPicture],
  [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 415, unreadable],
  [Buffer.alloc(16 * 1024 * 1024), 413, 'A photo can be at most 15 MB.'],
] as const

test('nothing, HTML, half a JPEG and 16 MB are refused with a reason, and not stored', async () => {
  const { id, photos, send, store } = await startWithQuote()

  for (const [bytes, status, text] of faulty) {
    const answer = await putPhoto(send, photos, bytes)
    expect([answer.status, answer.text]).toEqual([status, text])
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  }
  expect(await store.photos.photosOf(id)).toEqual([])
})

test.each([
  [2, true],
  ['2', false],
  [2.5, false],
  [99, true],
])('with %j photos announced, the mail to the owner waits: %s', async (announced, waits) => {
  const { id, photos, store, send } = await startWithQuote(withMail, { ...quoteRequest, photos: announced })

  const early = await store.outbox.claimMessage(Date.now() + 1000, Date.now() + 1000)
  for (const shade of waits && announced === 2 ? [1, 2] : [])
    await putPhoto(send, photos, await takePicture('jpeg', shade * 20))
  const after = await store.outbox.claimMessage(Date.now() + 2000, Date.now())

  expect(early === undefined).toBe(waits)
  expect(after?.quote.id).toBe(announced === 99 ? undefined : id)
})
