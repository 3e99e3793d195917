import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFault } from '#data/settings/settings.ts'
import type { ServerConfig } from '../config.ts'
import type { DeskStore } from '../desk/store/deskStore.ts'
import { photoName } from '../quotes/outbox/mailPhotos.ts'
import type { QuoteDatabase } from '../quotes/store/quoteStore.ts'
import { exportFormats } from './quoteExport.ts'
import { describeQuote, tableLine } from './quoteTable.ts'

type Context = { store: QuoteDatabase; desk: Pick<DeskStore, 'find'>; config: Pick<ServerConfig, 'mail'> }

/** Resolves to the exit code. */
export type Command = (context: Context) => Promise<number>

const print = (text: string) => void process.stdout.write(text)

const list: Command = async ({ store }) => {
  const width = process.stdout.columns ?? 120
  let lines = 0
  let failed = 0
  for await (const quote of store.list()) {
    if (lines === 0) print(tableLine(undefined, width))
    print(tableLine(quote, width))
    lines += 1
    if (quote.mail === 'failed') failed += 1
  }
  if (failed > 0)
    print(`MAIL FAILED for ${failed}: show ID says why, resend ID tries again. Call these people.\n`)
  print(lines === 0 ? 'No quote requests yet.\n' : `${lines} in all.\n`)
  return 0
}

const show =
  (id: string): Command =>
  async ({ store, desk }) => {
    const quote = await store.find(id)
    if (!quote) return notFound(id)
    const [messages, photos] = [await store.messagesOf(id), await store.photosOf(id)]
    print(describeQuote(quote, messages, photos, await desk.find(id)))
    return 0
  }

/** Overwrites nothing: a folder may hold the photos of another quote. */
const writePhotos =
  (id: string, folder: string): Command =>
  async ({ store }) => {
    if (!(await store.find(id))) return notFound(id)
    const photos = await store.photosOf(id)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (const photo of photos) {
      const file = join(folder, photoName(photo))
      if (existsSync(file)) throw new StartFault(`${file} is there already: name another folder.`)
      const image = await store.readPhoto(id, photo.place)
      if (image) writeFileSync(file, image, { flag: 'wx', mode: 0o600 })
    }
    print(photos.length === 0 ? 'There are no photos.\n' : `${photos.length} written to ${folder}.\n`)
    return 0
  }

const exportAll =
  (format: keyof typeof exportFormats): Command =>
  async ({ store }) => {
    const { header, row } = exportFormats[format]
    print(header)
    for await (const quote of store.list()) print(row(quote))
    return 0
  }

const remove =
  (id: string): Command =>
  async ({ store }) => {
    if (!(await store.delete(id))) return notFound(id)
    print(`Quote ${id} is deleted.\n`)
    return 0
  }

const resend =
  (id: string): Command =>
  async ({ store, config }) => {
    if (!config.mail) throw new StartFault('No mail can be sent: SMTP_URL is not set.')
    if (!(await store.resend(id, Date.now()))) return notFound(id)
    print(
      `Quote ${id} will be mailed again: by the running server within seconds, else after its next start.\n`,
    )
    return 0
  }

const backup =
  (file: string): Command =>
  async ({ store }) => {
    if (existsSync(file)) throw new StartFault(`${file} is there already: name a file that is not.`)
    await store.backup(file)
    print(`Every quote as of now is in ${file}.\n`)
    return 0
  }

function notFound(id: string): number {
  console.error(`There is no quote ${id}.`)
  return 1
}

const commandsWithOne = new Map<string | undefined, (argument: string) => Command>([
  ['show', show],
  ['resend', resend],
  ['delete', remove],
  ['backup', backup],
])

const commandsWithTwo = new Map<string | undefined, (id: string, argument: string) => Command>([
  ['photos', writePhotos],
])

/** Whether a command changes nothing. */
export const isReadOnly = (name: string | undefined): boolean => name !== 'resend' && name !== 'delete'

/** Undefined for anything that is not exactly one of the commands in `usage`. */
export function findCommand(args: string[], format: string | undefined): Command | undefined {
  const [name, id, argument, ...rest] = args
  if (rest.length > 0 || (format !== undefined && name !== 'export')) return undefined
  if (id !== undefined && argument !== undefined) return commandsWithTwo.get(name)?.(id, argument)
  if (id !== undefined) return commandsWithOne.get(name)?.(id)
  if (name === 'list') return list
  // Only export has a format (see above).
  return format === 'csv' || format === 'ndjson' ? exportAll(format) : undefined
}
