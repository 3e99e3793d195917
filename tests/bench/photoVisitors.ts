/** Program started by photos.ts: simulates parallel visitors who send a quote with photos, each at a limited rate in bytes/s. */
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { sha256 } from '#tests/support/server/pictures.ts'
import { quoteRequest, sendQuote } from '#tests/support/server/sendQuote.ts'
import { type Send, sendRequest } from '#tests/support/site/sendRequest.ts'

const [url = '', visitors, photosEach, bytesPerSecond] = process.argv.slice(2)
/** Parallel uploads per visitor, as in the form. */
const atOnce = 2
/** Pause between two chunks of a photo, in milliseconds. */
const beat = 40

/** A photo of about 1 MB, the size after the browser has reduced it. */
const takePhoto = (_: unknown, index: number) => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 18 + index / 10 }
  return sharp({ create: { width: 2048, height: 1536, channels: 3, background: 'white', noise } })
    .jpeg({ quality: 82 })
    .toBuffer()
}
const photos = await Promise.all(Array.from({ length: Number(photosEach) }, takePhoto))
const megabytes = photos.reduce((sum, { length }) => sum + length, 0) / photos.length / 1e6
console.log(`${visitors} visitors, ${photosEach} photos of ${megabytes.toFixed(2)} MB each`)

/** @returns the status */
async function putSlowly(path: string, photo: Buffer, rate: number): Promise<number> {
  const headers = { 'Content-Length': photo.length }
  const outgoing = request(new URL(path, url), { method: 'PUT', headers, agent: false })
  const answered = new Promise<number>((resolve, reject) => {
    outgoing.once('error', reject)
    outgoing.once('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
  })
  const began = performance.now()
  for (let sent = 0; sent < photo.length; ) {
    await wait(beat)
    const due = Math.min(photo.length, ((performance.now() - began) / 1000) * rate)
    outgoing.write(photo.subarray(sent, Math.floor(due)))
    sent = Math.floor(due)
  }
  outgoing.end()
  return answered
}

async function visit(index: number): Promise<void> {
  const send: Send = (path, options) => sendRequest(url, path, options)
  const words = { ...quoteRequest, name: `Visitor ${index}`, photos: photos.length }
  const { put } = JSON.parse((await sendQuote(send, words)).text).photos
  const left = [...photos]
  const line = async () => {
    for (let photo = left.shift(); photo; photo = left.shift()) {
      const status = await putSlowly(`${put}/${sha256(photo)}`, photo, Number(bytesPerSecond) / atOnce)
      if (status !== 201) console.error(`Visitor ${index}: ${status}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, line))
}

await Promise.all(Array.from({ length: Number(visitors) }, (_, index) => visit(index)))
