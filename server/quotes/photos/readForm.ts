import { buffer } from 'node:stream/consumers'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { Request } from 'express'
import { maxPhotoBytes } from '#data/quote/photoLimits.ts'
import { allowPhotoTime, watchBody } from '../../bodyLimits.ts'
import { Refusal, tooLong } from '../../errors.ts'
import { takeWithin } from '../../slots.ts'
import { clientOf } from '../intake/quoteLimit.ts'
import { takePhotoMemory } from './photoMemory.ts'
import { photoRefusals } from './photoRefusals.ts'

export type FormHandlers = {
  /** Called once: before the first photo is read, or at the end of a form without photos. Rejects for a faulty form. */
  onFields(fields: Record<string, unknown>, hasPhotos: boolean): Promise<void>
  onPhoto(name: string, bytes: Buffer): Promise<void>
  /** A photo that is too large, one too many, or one without memory for it. */
  onRefused(name: string, reason: Refusal): void
}

const maxFormBytes = 60 * 1024 * 1024
/** Bytes over the limit are read and dropped, because a browser shows no response before it has sent everything. */
const maxDroppedBytes = 4 * maxFormBytes

const limits = {
  /** Limit of a field in bytes: more than the 5,000 characters of a message take. */
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

const unreadable = () => new Refusal(400, 'The form could not be read. Please try again.')

/**
 * Reads a form with photos, one after the other and with at most one in memory. Resolves once the body is read and its photos are
 * stored, or too much time has passed. After the fields are stored, an error of a photo does not reject.
 */
export function readForm(req: Request, handlers: FormHandlers, idleTimeout: number): Promise<void> {
  const form = openParser(req)
  const watch = watchBody(req, idleTimeout)
  const fields = new Map<string, unknown>()
  const open = new Set<BusboyFileStream>()
  let received = 0
  let files = 0
  /** A photo has waited in vain: the others do not wait, because the visitor waits for the thank-you page. */
  let isMemoryFull = false
  let fieldsKept: Promise<void> | undefined
  let work = Promise.resolve()

  function keepFields(hasPhotos: boolean) {
    fieldsKept ??= handlers.onFields(Object.fromEntries(fields), hasPhotos)
    return fieldsKept
  }

  async function readFile(name: string, file: BusboyFileStream) {
    await watch.during(() => keepFields(true))
    const release = await watch.during(async () =>
      isMemoryFull ? undefined : takeWithin(idleTimeout, takePhotoMemory(clientOf(req), maxPhotoBytes)),
    )
    if (!release) {
      isMemoryFull = true
      handlers.onRefused(name, photoRefusals.notStored(new Error('The memory for photos is full.')))
      return void file.resume()
    }
    try {
      const bytes = await readToEnd(file)
      if (received > maxFormBytes) handlers.onRefused(name, photoRefusals.tooMuch())
      else if (file.truncated) handlers.onRefused(name, photoRefusals.tooLarge())
      else await watch.during(() => handlers.onPhoto(name, bytes))
    } finally {
      release()
    }
  }

  return new Promise((resolve, reject) => {
    /** Ends the reading. The rest of the body is dropped. */
    function end(error?: Error) {
      req.unpipe(form)
      req.resume()
      for (const file of open) file.destroy()
      if (fieldsKept) fieldsKept.then(resolve, reject)
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
    allowPhotoTime(req, () => end(unreadable()))
    req.once('close', () => {
      if (!req.complete) end(unreadable())
    })
    form.on('field', (name, value, _isNameCut, isValueCut) => {
      if (isValueCut) refuse(new Refusal(413, tooLong))
      else fields.set(name, fields.has(name) ? [fields.get(name), value] : value)
    })
    form.on('file', (_field, file, name) => {
      // The form reports the same error, and the file stream still ends.
      file.on('error', () => {})
      // Browsers send an empty part for a file input without a file.
      if (!name) return void file.resume()
      files += 1
      if (files > maxDecodedFiles) {
        handlers.onRefused(name, photoRefusals.full())
        return void file.resume()
      }
      open.add(file)
      file.once('close', () => open.delete(file))
      work = work.then(() => readFile(name, file))
      work.catch(end)
    })
    form.on('error', () => refuse(unreadable()))
    form.on('finish', () => void work.then(() => keepFields(false)).then(() => end(), end))
    req.pipe(form)
  })
}

/** @throws Refusal when the form does not say where its parts end */
function openParser({ headers }: Request) {
  try {
    return new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits })
  } catch {
    throw unreadable()
  }
}

/** @throws Refusal when the connection is cut, or was cut before the call */
const readToEnd = (file: BusboyFileStream): Promise<Buffer> =>
  buffer(file).catch(() => {
    throw unreadable()
  })
