import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { storeIn } from '#server/store/openStore.ts'
import { openSqlite } from '#server/store/sqlite.ts'
import {
  fieldParts,
  photoPart,
  putPhoto,
  sendPhotoForm,
  sha256,
  takePicture,
} from '#tests/support/server/pictures.ts'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startWithQuote } from '#tests/support/server/startDesk.ts'
import { openConnection } from '#tests/support/site/sendRequest.ts'
import { startSite } from '#tests/support/site/startSite.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const photoHead = ({ put }: { put: string }, hash: string) =>
  `PUT ${put}/${hash} HTTP/1.1\r\nHost: site.example\r\n`

test('a photo with another hash than its URL is refused', async () => {
  const { id, photos, send, store } = await startWithQuote()
  const [picture, other] = [await takePicture(), await takePicture('jpeg', 9)]

  for (const hash of [sha256(other), sha256(picture).toUpperCase()])
    expect((await send(`${photos.put}/${hash}`, { method: 'PUT', body: picture })).status).toBe(400)

  expect(await store.photos.photosOf(id)).toEqual([])
})

test('an endless body is read only up to the size limit of a photo', async () => {
  const { photos, url, send } = await startWithQuote()
  const { socket, closed } = openConnection(url)
  const chunk = `100000\r\n${'x'.repeat(0x10_0000)}\r\n`
  let sent = 0
  const sendOn = () => {
    if (socket.destroyed) return
    sent += 1
    socket.write(chunk, () => setImmediate(sendOn))
  }

  socket.write(`${photoHead(photos, 'a'.repeat(64))}Transfer-Encoding: chunked\r\n\r\n`)
  sendOn()
  const answer = await closed

  expect(answer === '' || answer.startsWith('HTTP/1.1 413 ')).toBe(true)
  expect(sent).toBeLessThan(60)
  expect((await send('/about-us')).status).toBe(200)
})

test('a silent client is disconnected, and an aborted upload stores nothing', async () => {
  const { id, photos, url, send, store } = await startWithQuote({ idleTimeout: 50 })
  const picture = await takePicture()
  const head = `${photoHead(photos, sha256(picture))}Content-Length: ${picture.length}\r\n\r\n`

  for (const hangsUp of [false, true]) {
    const { socket, closed } = openConnection(url)
    socket.write(Buffer.concat([Buffer.from(head), picture.subarray(0, 100)]))
    if (hangsUp) socket.destroySoon()
    await closed
  }

  expect(await store.photos.photosOf(id)).toEqual([])
  expect((await putPhoto(send, photos, picture)).status).toBe(201)
})

test('unfinished photos of one quote, or of eight quotes of one client, do not block other uploads', async () => {
  const { url, send } = await startSite({ environment: { TRUST_PROXY: '1' } })
  const from = (ip: string) => ({ 'X-Forwarded-For': ip })
  const quoteFrom = async (ip: string): Promise<{ put: string }> =>
    JSON.parse((await sendQuote(send, { ...quoteRequest, message: randomUUID() }, from(ip))).text).photos
  const put = async (photos: { put: string }, ip: string) =>
    (await putPhoto(send, photos, await takePicture(), from(ip))).status
  const begin = async (quotes: readonly { put: string }[]) => {
    const connections = quotes.map((photos, digit) => {
      const head = photoHead(photos, String(digit).padStart(64, 'a'))
      const connection = openConnection(url)
      connection.socket.write(`${head}X-Forwarded-For: 192.0.2.1\r\nContent-Length: 15000000\r\n\r\nxx`)
      return connection
    })
    await send('/healthz')
    return async () => {
      for (const { socket, closed } of connections.toReversed()) {
        socket.destroy()
        await closed
      }
    }
  }
  const [slow, beside] = [await quoteFrom('192.0.2.1'), await quoteFrom('192.0.2.1')]
  const many = await Promise.all(Array.from({ length: 8 }, () => quoteFrom('192.0.2.1')))
  const other = await quoteFrom('192.0.2.2')

  const endSlow = await begin(Array(20).fill(slow))
  const ofSameClient = await put(beside, '192.0.2.1')
  await endSlow()
  const afterwards = await put(slow, '192.0.2.1')
  const endMany = await begin([...many, ...many])
  const ofOtherClient = await put(other, '192.0.2.2')
  await endMany()

  expect([ofSameClient, afterwards, ofOtherClient]).toEqual([201, 201, 201])
})

test('a photo is answered 503 if its decoder is interrupted', async () => {
  const decode = async () => ({ fault: 'interrupted' as const })
  const { photos, send } = await startWithQuote({ decode })

  expect((await putPhoto(send, photos, await takePicture())).status).toBe(503)
})

test('on a nearly full disk a photo is refused before its body is read, and a form is kept without its photos', async () => {
  const database = await openSqlite(join(temporaryFolder(), 'quotes.db'), { freeSpace: async () => 0 })
  onTestFinished(() => database.close())
  const store = storeIn(database)
  const { photos, url, send, lines } = await startWithQuote({ store })
  const { socket, closed } = openConnection(url)
  const fields = fieldParts({ ...quoteRequest, name: 'Grace' })

  socket.write(`${photoHead(photos, 'a'.repeat(64))}Content-Length: 9999\r\n\r\n`)
  const refused = await closed
  const line = lines.at(-1)
  const form = await sendPhotoForm(send, [...fields, photoPart(await takePicture())], {
    Accept: 'application/json',
  })

  expect(refused).toMatch(
    /^HTTP\/1.1 503 .*\r\nConnection: close\r\n.*The photo could not be saved just now/s,
  )
  expect(line).toContain('The photo could not be saved')
  expect([form.status, JSON.parse(form.text)]).toMatchObject([
    201,
    {
      photos: 0,
      notKept: [{ name: 'pile.jpg', why: expect.stringMatching(/^The photo could not be saved just now/) }],
    },
  ])
  expect(await Array.fromAsync(store.quotes.list())).toMatchObject([
    { name: 'Grace', photos: 0 },
    { name: 'Ada' },
  ])
})

test('a failing store is answered 503, and the photo can be retried', async () => {
  const failure = async () => Promise.reject(new Error('disk I/O error'))
  const { photos, send, lines } = await startWithQuote()
  const reading = { photoSecret: async () => 'secret', photoStatus: failure }
  const writing = { addPhoto: failure, endPhotos: failure, deletePhotosBefore: failure }
  const broken = await startWithQuote({ store: { photos: { ...reading, ...writing } } })

  const answer = await putPhoto(broken.send, broken.photos, await takePicture())

  const text = `The photo could not be saved just now. Please try again. You can also call us at ${site.phoneDotted}.`
  expect([answer.status, answer.text]).toEqual([503, text])
  expect(broken.lines.at(-1)).toContain('The photo could not be saved')
  expect((await putPhoto(send, photos, await takePicture())).status).toBe(201)
  expect(lines.filter((line) => line.includes('905-555') || line.includes('Ada'))).toEqual([])
})
