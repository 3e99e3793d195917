import { buffer } from 'node:stream/consumers'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { Request, Response } from 'express'
import { maxPhotoBytes } from '#data/quote/photoLimits.ts'
import type { AppDependencies } from '../../app.ts'
import { allowPhotoTime, defaultIdleTimeout, watchBody } from '../../bodyLimits.ts'
import { quoteNotStored, Refusal, tooLong } from '../../errors.ts'
import type { Quote } from '../../store/quoteRows.ts'
import { keepPhoto, photoRefusals } from './keepPhoto.ts'
import { takePhotoMemory, takeWithin } from './photoSlots.ts'

const maxFormBytes = 60 * 1024 * 1024
/** Bytes over the limit are read and dropped, because a browser shows no response before it has sent everything. */
const maxDroppedBytes = 4 * maxFormBytes

const limits = {
  /** In bytes: more than the 5,000 characters of a message take. */
  fieldSize: 64 * 1024,
  fields: 20,
  fileSize: maxPhotoBytes,
  files: 1000,
  parts: 1020,
  headerPairs: 20,
  headerSize: 8 * 1024,
}

/** Maximum of files that are decoded, which takes time. Others are only counted. */
const maxDecodedFiles = 50

const maxNameLength = 100

const unreadable = () => new Refusal(400, 'The form could not be read. Please try again.')

/**
 * Reads a form with photos (multipart/form-data, the files last), with one photo in memory at a time. Its fields are stored before
 * the first photo is read; after that, an error of a photo does not reject.
 *
 * Resolves to the results of the photos; `unsaved` counts photos that failed by an error of the server, and can be sent again.
 *
 * @param keepFields stores the quote; the fields are the request's body
 */
export async function keepFormPhotos(
  req: Request,
  res: Response,
  keepFields: (hasPhotos: boolean) => Promise<Quote>,
  { store, decode, log, idleTimeout = defaultIdleTimeout }: AppDependencies,
  client: string,
) {
  const form = openParser(req)
  const watch = watchBody(req, idleTimeout)
  const fields = new Map<string, unknown>()
  const open = new Set<BusboyFileStream>()
  const notKept: { name: string; why: string }[] = []
  /** Hashes, so that a photo sent twice counts once. */
  const kept = new Set<string>()
  let unsaved = 0
  let received = 0
  let files = 0
  /** A photo has waited in vain: the others do not wait, because the visitor waits for the thank-you page. */
  let isMemoryFull = false
  let quote: Promise<Quote> | undefined
  let work = Promise.resolve()

  function storeFields(hasPhotos: boolean): Promise<Quote> {
    if (quote) return quote
    req.body = Object.fromEntries(fields)
    quote = keepFields(hasPhotos)
    return quote
  }

  function leaveOut(name: string, { message, status }: Refusal) {
    // File names may contain line ends and bidirectional control characters.
    notKept.push({ name: name.replace(/\p{C}/gu, '').slice(0, maxNameLength), why: message })
    if (status >= 500) unsaved += 1
  }

  async function readFile(name: string, file: BusboyFileStream) {
    const { id } = await watch.during(() => storeFields(true))
    const release = await watch.during(async () =>
      isMemoryFull ? undefined : takeWithin(idleTimeout, takePhotoMemory(client, maxPhotoBytes)),
    )
    if (!release) {
      isMemoryFull = true
      leaveOut(name, photoRefusals.notStored(new Error('The memory for photos is full.')))
      return void file.resume()
    }
    try {
      const bytes = await buffer(file).catch(() => Promise.reject(unreadable()))
      if (received > maxFormBytes) leaveOut(name, photoRefusals.tooMuch())
      else if (file.truncated) leaveOut(name, photoRefusals.tooLarge())
      else await watch.during(() => keep(id, name, bytes))
    } finally {
      release()
    }
  }

  async function keep(id: string, name: string, bytes: Buffer) {
    try {
      kept.add(await keepPhoto(id, bytes, client, store.photos, decode))
      log.info(`A photo of quote ${id} is stored.`)
    } catch (error) {
      const refusal = error instanceof Refusal ? error : photoRefusals.notStored(error)
      if (refusal.status >= 500) log.error(error)
      leaveOut(name, refusal)
    }
  }

  await new Promise<unknown>((resolve, reject) => {
    function end(error?: Error) {
      req.unpipe(form)
      req.resume()
      for (const file of open) file.destroy()
      if (quote) quote.then(resolve, reject)
      else reject(error)
    }

    /** Ends the reading at a fault of the form, once the photos before it are kept. */
    function refuse(fault: Refusal) {
      work = work.then(() => Promise.reject(fault))
      work.catch(end)
    }

    req.on('data', ({ length }: Buffer) => {
      received += length
      if (received > maxDroppedBytes) req.socket.destroy()
    })
    allowPhotoTime(req, res, () => end(unreadable()))
    req.once('close', () => {
      if (!req.complete) end(unreadable())
    })
    form.on('field', (name, value, _isNameCut, isValueCut) => {
      if (isValueCut) refuse(new Refusal(413, tooLong))
      else fields.set(name, fields.has(name) ? [fields.get(name), value].flat() : value)
    })
    form.on('file', (_field, file, name) => {
      // The form reports the same error, and the file stream still ends.
      file.on('error', () => {})
      // Browsers send an empty part for a file input without a file.
      if (!name) return void file.resume()
      files += 1
      if (files > maxDecodedFiles) {
        leaveOut(name, photoRefusals.full())
        return void file.resume()
      }
      open.add(file)
      file.once('close', () => open.delete(file))
      work = work.then(() => readFile(name, file))
      work.catch(end)
    })
    form.on('error', () => refuse(unreadable()))
    form.on('finish', () => void work.then(() => storeFields(false)).then(() => end(), end))
    req.pipe(form)
  })

  const stored = await quote
  if (!stored) throw quoteNotStored(new Error('The form was read without its fields.'))
  // A disconnected client may send the form again: the mail keeps waiting.
  if (req.complete)
    await store.photos.endPhotos(stored.id, Date.now()).catch((error: unknown) => log.error(error))
  return { quote: stored, kept: kept.size, notKept, unsaved }
}

function openParser({ headers }: Request) {
  try {
    return new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits })
  } catch {
    throw unreadable()
  }
}
