import type { Request } from 'express'
import { quoteNotStored, Refusal } from '../../errors.ts'
import type { Log } from '../../log.ts'
import type { Quote } from '../../store/quoteRows.ts'
import { clientOf } from '../intake/quoteLimit.ts'
import { keepPhoto, type PhotoDependencies } from './keepPhoto.ts'
import { photoRefusals } from './photoRefusals.ts'
import { readForm } from './readForm.ts'

type NotKept = { name: string; why: string }

const maxNameLength = 100

/**
 * Reads a form with photos (multipart/form-data, the files last), and keeps its fields before the first photo is read.
 *
 * Resolves to the results of the photos; `unsaved` counts photos that failed by an error of the server, and can be sent again.
 *
 * @param keepFields stores the quote; the fields are the request's body
 */
export async function keepFormPhotos(
  req: Request,
  keepFields: (hasPhotos: boolean) => Promise<Quote>,
  { log, idleTimeout, ...photos }: PhotoDependencies & { log: Log; idleTimeout: number },
): Promise<{ quote: Quote; kept: number; notKept: NotKept[]; unsaved: number }> {
  const notKept: NotKept[] = []
  let quote: Quote | undefined
  /** Hashes, so that a photo sent twice counts once. */
  const kept = new Set<string>()
  let unsaved = 0
  const leaveOut = (name: string, { message, status }: Refusal) => {
    notKept.push({ name: shownName(name), why: message })
    if (status >= 500) unsaved += 1
  }

  await readForm(
    req,
    {
      onFields: async (fields, hasPhotos) => {
        req.body = fields
        quote = await keepFields(hasPhotos)
      },
      async onPhoto(name, bytes) {
        if (!quote) return
        try {
          kept.add(await keepPhoto(quote.id, bytes, clientOf(req), photos))
          log.info(`A photo of quote ${quote.id} is stored.`)
        } catch (error) {
          if (!(error instanceof Refusal) || error.status >= 500) log.error(error)
          leaveOut(name, error instanceof Refusal ? error : photoRefusals.notStored(error))
        }
      },
      onRefused: leaveOut,
    },
    idleTimeout,
  )
  if (!quote) throw quoteNotStored(new Error('The form was read without its fields.'))
  // A disconnected client may send the form again: the mail keeps waiting.
  if (req.complete)
    await photos.store.endPhotos(quote.id, Date.now()).catch((error: unknown) => log.error(error))
  return { quote, kept: kept.size, notKept, unsaved }
}

/** File names may contain line ends and bidirectional control characters. */
const shownName = (name: string): string => name.replace(/\p{C}/gu, '').slice(0, maxNameLength)
