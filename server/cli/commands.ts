import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '#data/company/settings.ts'
import type { ServerConfig } from '../config.ts'
import { nothingToResend, sendableKinds } from '../quotes/outbox/senders.ts'
import type { Store } from '../store/openStore.ts'
import { matchesPerson } from './matchesPerson.ts'
import { exportFormats } from './quoteExport.ts'
import { describeQuote, messageName, tableLine } from './quoteTable.ts'
import { refuseWriting, writePhotosOf, writePrivately } from './writeFiles.ts'

type Context = {
  store: Store
  config: Pick<ServerConfig, 'mail' | 'webhook'>
}

/** Throws a StartError with the sentence that explains why it failed. */
export type Command = (context: Context) => Promise<void>

const print = (text: string) => void process.stdout.write(text)

const list: Command = async ({ store }) => {
  const width = process.stdout.columns ?? 120
  let lines = 0
  let failed = 0
  for await (const quote of store.quotes.list()) {
    if (lines === 0) print(tableLine(undefined, width))
    print(tableLine(quote, width))
    lines += 1
    if (quote.mail === 'failed') failed += 1
  }
  if (failed > 0)
    print(`MAIL FAILED for ${failed}: show ID says why, resend ID tries again. Call these people.\n`)
  print(lines === 0 ? 'No quote requests yet.\n' : `${lines} in all.\n`)
}

const show =
  (id: string): Command =>
  async ({ store }) => {
    const quote = await store.desk.find(id)
    if (!quote) throw noSuchQuote(id)
    print(describeQuote(quote, await store.outbox.messagesOf(id), await store.photos.photosOf(id)))
  }

const writePhotos =
  (id: string, folder: string): Command =>
  async ({ store }) => {
    if (!(await store.quotes.find(id))) throw noSuchQuote(id)
    const count = await writePhotosOf(store.photos, id, folder)
    print(count === 0 ? 'There are no photos.\n' : `${count} written to ${folder}.\n`)
  }

/** A person's right of access: writes a folder for each of their quotes, with everything stored. */
const writePerson =
  (who: string, folder: string): Command =>
  async ({ store }) => {
    const ids: string[] = []
    for await (const quote of store.quotes.list()) {
      const deskQuote = matchesPerson(quote, who) ? await store.desk.find(quote.id) : undefined
      if (!deskQuote) continue
      const [history, messages] = [
        await store.desk.historyOf(deskQuote),
        await store.outbox.messagesOf(quote.id),
      ]
      const all = { ...deskQuote, history, messages }
      const own = join(folder, quote.id)
      writePrivately(own, 'request.json', `${JSON.stringify(all, undefined, 2)}\n`)
      await writePhotosOf(store.photos, quote.id, own)
      ids.push(quote.id)
    }
    if (ids.length === 0) throw new StartError(`No quote has the email address or phone number ${who}.`)
    print(`${ids.length} written to ${folder}: ${ids.join(', ')}.\n`)
  }

const exportAll =
  (format: keyof typeof exportFormats): Command =>
  async ({ store }) => {
    const { header, row } = exportFormats[format]
    print(header)
    for await (const quote of store.quotes.list()) print(row(quote))
  }

const remove =
  (id: string): Command =>
  async ({ store }) => {
    if (!(await store.quotes.delete(id))) throw noSuchQuote(id)
    print(`Quote ${id} is deleted.\n`)
  }

const resend =
  (id: string): Command =>
  async ({ store, config }) => {
    const kinds = await store.outbox.resend(id, Date.now(), sendableKinds(config))
    if (!kinds) throw noSuchQuote(id)
    if (kinds.length === 0) throw new StartError(nothingToResend)
    print(
      `Quote ${id} will be sent again (${kinds.map(messageName).join(', ')}): by the running server within seconds, else after its next start.\n`,
    )
  }

const backup =
  (file: string): Command =>
  async ({ store }) => {
    if (existsSync(file)) throw new StartError(`${file} already exists. Choose another file name.`)
    try {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
      await store.backup(file)
    } catch (error) {
      refuseWriting(file, error)
    }
    print(`Every quote as of now is in ${file}.\n`)
  }

const noSuchQuote = (id: string) => new StartError(`There is no quote ${id}.`)

const commandsWithOne = new Map<string | undefined, (argument: string) => Command>([
  ['show', show],
  ['resend', resend],
  ['delete', remove],
  ['backup', backup],
])

const commandsWithTwo = new Map<string | undefined, (id: string, argument: string) => Command>([
  ['photos', writePhotos],
  ['person', writePerson],
])

/** Whether a command only reads. */
export const isReadOnly = (name: string | undefined): boolean => name !== 'resend' && name !== 'delete'

/** Undefined for an unknown command or a wrong number of arguments. */
export function findCommand(args: string[], format: string | undefined): Command | undefined {
  const [name, id, argument, ...rest] = args
  if (rest.length > 0 || (format !== undefined && name !== 'export')) return undefined
  if (id !== undefined && argument !== undefined) return commandsWithTwo.get(name)?.(id, argument)
  if (id !== undefined) return commandsWithOne.get(name)?.(id)
  if (name === 'list') return list
  // The check above allows a format for export alone.
  return format === 'csv' || format === 'ndjson' ? exportAll(format) : undefined
}
