import {
  fieldParts,
  formParts,
  photoFormType,
  photoPart,
  sendPhotoForm,
  sha256,
} from '#tests/support/server/pictures.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import { callUs } from '#tests/support/server/startQuoteServer.ts'
import { openConnection } from '#tests/support/site/sendRequest.ts'
import type { Victim } from './faults.ts'
import type { Ledger } from './ledger.ts'

/** Ways to send a quote: without photos, with photos uploaded after it, or as a form with photos. */
export const ways = ['words', 'photosAfter', 'form'] as const
export type Way = (typeof ways)[number]

/** The server's message for a photo that could not be stored. */
const photoNotSaved = 'The photo could not be saved just now.'

/**
 * Sends visitors' quotes and photos. A quote's name is its idempotency key as well.
 *
 * @param pictures the photos of each quote with photos
 */
export function sendVisitors(victim: Victim, ledger: Ledger, pictures: readonly Buffer[]) {
  /** Names of forms with an unfinished last photo. */
  const halfSent = new Set<string>()
  /** Number of quotes refused with the request to call, by fault. */
  const refused: Record<string, number> = {}
  /** Responses that are not allowed. */
  const wrong: string[] = []

  function request(name: string, way: Way) {
    const { send, ask } = victim.server
    if (way === 'words') return send({ name }, name)
    if (way === 'photosAfter') return send({ name }, name, {}, pictures.length)
    return sendPhotoForm(ask, formOf(name), { 'Idempotency-Key': name, Accept: 'application/json' })
  }

  const formOf = (name: string) => [
    ...fieldParts({ ...quoteRequest, name }),
    ...pictures.map((picture) => photoPart(picture)),
  ]

  /** Sends a form only up to the middle of its last photo. It gets no response; only the server's log mentions its quote. */
  function sendHalf(name: string): void {
    const body = Buffer.concat(formParts(formOf(name)))
    const missing = Math.ceil((pictures.at(-1)?.length ?? 0) / 2)
    const head = `POST /api/quotes HTTP/1.1\r\nHost: site.example\r\nIdempotency-Key: ${name}\r\n`
    const describing = `Content-Type: ${photoFormType}\r\nContent-Length: ${body.length}\r\n\r\n`
    openConnection(victim.server.url).socket.write(
      Buffer.concat([Buffer.from(head + describing), body.subarray(0, -missing)]),
    )
    halfSent.add(name)
  }

  /** Sends a quote with its photos. @param matter the fault that may make the server refuse it */
  async function send(name: string, matter: string, way: Way = 'words'): Promise<void> {
    const { answer } = await ledger.untilAnswered('quote', () => request(name, way))
    if (answer.status === 503 && answer.text === callUs) refused[matter] = (refused[matter] ?? 0) + 1
    else if (answer.status !== 201) wrong.push(`${answer.status} ${answer.text}`)
    else {
      const { id, photos } = JSON.parse(answer.text)
      ledger.recordQuote(name, id)
      if (way === 'form') ledger.photos.set(name, photos)
      // A store that failed after the fields gives no upload URL.
      if (way === 'photosAfter' && photos)
        for (const picture of pictures) await sendPhoto(name, `${photos.put}/${sha256(picture)}`, picture)
    }
  }

  async function sendPhoto(name: string, url: string, body: Buffer): Promise<void> {
    const put = () => victim.server.ask(url, { method: 'PUT', body })
    for (;;) {
      const { answer } = await ledger.untilAnswered('photo', put)
      if (answer.status === 201) {
        ledger.photos.set(name, (ledger.photos.get(name) ?? 0) + 1)
        return
      }
      if (answer.status !== 503 || !answer.text.startsWith(photoNotSaved)) {
        wrong.push(`${answer.status} ${answer.text}`)
        return
      }
    }
  }

  return { halfSent, refused, wrong, send, sendHalf }
}
