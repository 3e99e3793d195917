import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { site } from '#data/company/site.ts'
import { putPhoto, sha256, takePicture } from '#tests/support/server/pictures.ts'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { startWithQuote } from '#tests/support/server/startWithQuote.ts'
import { drip, openConnection } from '#tests/support/site/sendBytes.ts'
import { startSite } from '#tests/support/site/startSite.ts'

const photoHead = ({ put }: { put: string }, hash: string) =>
  `PUT ${put}/${hash} HTTP/1.1\r\nHost: site.example\r\n`

test('a photo that is not what its address says was damaged on its way', async () => {
  const { id, photos, send, quotes } = await startWithQuote()
  const [picture, other] = [await takePicture(), await takePicture('jpeg', 9)]

  for (const hash of [sha256(other), sha256(picture).toUpperCase()])
    expect((await send(`${photos.put}/${hash}`, { method: 'PUT', body: picture })).status).toBe(400)

  expect(await quotes.photosOf(id)).toEqual([])
})

test('a body without end is read no further than a photo may go', async () => {
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

test('a client that goes silent is disconnected, and one that hangs up leaves nothing', async () => {
  const { id, photos, url, send, quotes } = await startWithQuote({ silence: 50 })
  const picture = await takePicture()
  const head = `${photoHead(photos, sha256(picture))}Content-Length: ${picture.length}\r\n\r\n`

  for (const hangsUp of [false, true]) {
    const { socket, closed } = openConnection(url)
    socket.write(Buffer.concat([Buffer.from(head), picture.subarray(0, 100)]))
    if (hangsUp) socket.destroySoon()
    await closed
  }

  expect(await quotes.photosOf(id)).toEqual([])
  expect((await putPhoto(send, photos, picture)).status).toBe(201)
})

test('a client that sends a byte now and then is disconnected', async () => {
  const { id, photos, url, quotes } = await startWithQuote({ silence: 500 })
  const { socket, closed } = openConnection(url)

  socket.write(`${photoHead(photos, 'a'.repeat(64))}Content-Length: 15000000\r\n\r\n`)
  drip(socket)
  await closed

  expect(await quotes.photosOf(id)).toEqual([])
})

test('ten quotes’ unfinished photos of one client keep no other client waiting', async () => {
  const { url, send } = await startSite({ environment: { TRUST_PROXY: '1' } })
  const quoteFrom = async (ip: string) => {
    const request = { ...quoteRequest, message: randomUUID() }
    const { text } = await sendQuote(send, request, { 'X-Forwarded-For': ip })
    return JSON.parse(text).photos as { put: string }
  }
  const many = await Promise.all(Array.from({ length: 10 }, () => quoteFrom('192.0.2.1')))
  const other = await quoteFrom('192.0.2.2')
  const connections = [...many, ...many].map((photos, digit) => {
    const connection = openConnection(url)
    const hash = String(digit).padStart(64, 'a')
    const head = `${photoHead(photos, hash)}X-Forwarded-For: 192.0.2.1\r\nContent-Length: 15000000\r\n\r\n`
    connection.socket.write(`${head}xx`)
    return connection
  })
  await send('/healthz')

  const { status } = await putPhoto(send, other, await takePicture(), { 'X-Forwarded-For': '192.0.2.2' })

  expect(status).toBe(201)
  for (const { socket, closed } of connections) {
    socket.destroy()
    await closed
  }
})

test('one quote’s unfinished photos keep no other quote waiting, nor do those that hang up while they wait', async () => {
  const { photos, url, send } = await startWithQuote()
  const other = JSON.parse((await sendQuote(send, { ...quoteRequest, name: 'Grace' })).text)
  const open = (digit: number) => {
    const connection = openConnection(url)
    const hash = String(digit).padStart(64, 'a')
    connection.socket.write(`${photoHead(photos, hash)}Content-Length: 15000000\r\n\r\nxx`)
    return connection
  }
  const connections = Array.from({ length: 20 }, (_, digit) => open(digit))
  await send('/healthz')

  const meanwhile = await putPhoto(send, other.photos, await takePicture())
  for (const { socket, closed } of connections.toReversed()) {
    socket.destroy()
    await closed
  }
  const afterwards = await putPhoto(send, photos, await takePicture())

  expect([meanwhile.status, afterwards.status]).toEqual([201, 201])
})

test('a decoder that is stopped from outside is no fault of the photo', async () => {
  const decode = async () => ({ fault: 'interrupted' as const })
  const { photos, send } = await startWithQuote({ photos: { decode } })

  expect((await putPhoto(send, photos, await takePicture())).status).toBe(503)
})

test('a store that fails answers 503, and the photo can be sent again', async () => {
  const failure = async () => Promise.reject(new Error('disk I/O error'))
  const { photos, send, lines } = await startWithQuote()
  const reading = { photoSecret: async () => 'secret', findRoom: failure }
  const writing = { addPhoto: failure, endPhotos: failure, deletePhotosBefore: failure }
  const broken = await startWithQuote({ photos: { store: { ...reading, ...writing } } })

  const answer = await putPhoto(broken.send, broken.photos, await takePicture())

  const text = `The photo could not be saved just now. Please try again. You can also call us at ${site.phoneDotted}.`
  expect([answer.status, answer.text]).toEqual([503, text])
  expect(broken.lines.at(-1)).toContain('The photo could not be saved')
  expect((await putPhoto(send, photos, await takePicture())).status).toBe(201)
  expect(lines.filter((line) => line.includes('905') || line.includes('Ada'))).toEqual([])
})
