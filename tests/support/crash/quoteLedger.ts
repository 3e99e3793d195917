import { openConnection } from '#tests/support/site/sendRequest.ts'
import { fieldParts, formParts, photoFormType, photoPart, sendPhotoForm, sha256 } from '../server/pictures.ts'
import { quoteRequest } from '../server/sendQuote.ts'
import { callUs, type QuoteServer } from '../server/startQuoteServer.ts'

/** Ways to send a quote: without photos, with photos uploaded after it, or as a form with photos. */
export const ways = ['words', 'photosAfter', 'form'] as const
export type Way = (typeof ways)[number]

/** The server's message for a photo that could not be stored. */
const photoNotSaved = 'The photo could not be saved just now.'

/**
 * Records the responses to many visitors' quotes and photos. A quote's name is its idempotency key as well.
 *
 * @param pictures the photos of each quote with photos
 */
export function openLedger(pictures: readonly Buffer[]) {
  const acknowledged = new Map<string, string>()
  /** Quotes sent without a response: a retry gets the same quote. */
  const unanswered = new Map<string, Way>()
  /** Number of acknowledged photos, by quote. */
  const photosKept = new Map<string, number>()
  /** Photos that were not acknowledged yet, by their URL, with the quote's name. */
  const unsentPhotos = new Map<string, { name: string; picture: Buffer }>()
  /** Names of forms with an unfinished last photo. */
  const halfSent = new Set<string>()
  /** Number of quotes refused with the request to call, by fault. */
  const refused: Record<string, number> = {}
  /** Responses that are not allowed. */
  const wrong: string[] = []
  let asked = 0

  function request(server: QuoteServer, name: string, way: Way) {
    if (way === 'words') return server.send({ name }, name)
    if (way === 'photosAfter') return server.send({ name }, name, {}, pictures.length)
    return sendPhotoForm(server.ask, formOf(name), { 'Idempotency-Key': name, Accept: 'application/json' })
  }

  const formOf = (name: string) => [
    ...fieldParts({ ...quoteRequest, name }),
    ...pictures.map((picture) => photoPart(picture)),
  ]

  /** Sends a form only up to the middle of its last photo. It gets no response; only the server's log mentions its quote. */
  function sendHalf({ url }: QuoteServer, name: string): void {
    const body = Buffer.concat(formParts(formOf(name)))
    const missing = Math.ceil((pictures.at(-1)?.length ?? 0) / 2)
    const head = `POST /api/quotes HTTP/1.1\r\nHost: site.example\r\nIdempotency-Key: ${name}\r\n`
    const describing = `Content-Type: ${photoFormType}\r\nContent-Length: ${body.length}\r\n\r\n`
    openConnection(url).socket.write(
      Buffer.concat([Buffer.from(head + describing), body.subarray(0, -missing)]),
    )
    halfSent.add(name)
  }

  async function send(server: QuoteServer, name: string, matter: string, way: Way = 'words') {
    asked += 1
    const answer = await request(server, name, way).catch(() => undefined)
    if (!answer) unanswered.set(name, way)
    else if (answer.status === 201) {
      const { id, photos } = JSON.parse(answer.text)
      if ((acknowledged.get(name) ?? id) !== id) wrong.push(`${name} is ${id} and another`)
      acknowledged.set(name, id)
      unanswered.delete(name)
      if (way === 'form') photosKept.set(name, photos)
      // A store that failed after the fields gives no upload URL.
      if (way === 'photosAfter' && photos)
        for (const picture of pictures)
          unsentPhotos.set(`${photos.put}/${sha256(picture)}`, { name, picture })
    } else if (answer.status === 503 && answer.text === callUs) refused[matter] = (refused[matter] ?? 0) + 1
    else wrong.push(`${answer.status} ${answer.text}`)
  }

  /** Uploads the unacknowledged photos of one quote, or of all. */
  async function sendPhotos(server: QuoteServer, of?: string) {
    for (const [url, { name, picture }] of [...unsentPhotos]) {
      if (of !== undefined && of !== name) continue
      const answer = await server.ask(url, { method: 'PUT', body: picture }).catch(() => undefined)
      if (answer?.status === 201) {
        if (unsentPhotos.delete(url)) photosKept.set(name, (photosKept.get(name) ?? 0) + 1)
      } else if (answer && !(answer.status === 503 && answer.text.startsWith(photoNotSaved)))
        wrong.push(`${answer.status} ${answer.text}`)
    }
  }

  return {
    acknowledged,
    unanswered,
    halfSent,
    photosKept,
    unsentPhotos,
    refused,
    wrong,
    send,
    sendHalf,
    sendPhotos,
    asked: () => asked,
  }
}
