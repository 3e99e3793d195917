import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '#data/company/settings.ts'
import { findPhoneNumbers, localDigitsOf } from '#data/quote/contactLinks.ts'
import { cleanEmail } from '#data/quote/quoteRequest.ts'
import type { ServerConfig } from '../config.ts'
import { photoName } from '../quotes/outbox/mails.ts'
import { nothingToResend, sendableKinds } from '../quotes/outbox/outboxQueue.ts'
import type { Store } from '../store/openStore.ts'
import { csv, describeQuote, messageNames, ndjson, tableLine } from './quoteTable.ts'
import { print, runCommandLine } from './runCommandLine.ts'

const usage = `The quote requests that came in.

  npm run quotes -- list                         all of them, newest first
  npm run quotes -- show ID                      one of them in full
  npm run quotes -- photos ID FOLDER             writes its photos into a folder
  npm run quotes -- person EMAIL|PHONE FOLDER    writes all that is kept about one person into a folder
  npm run --silent quotes -- export --format csv|ndjson
                                                 all of them, for a spreadsheet or a program
  npm run quotes -- resend ID                    mails one to the owner once more, and whatever has failed
  npm run quotes -- delete ID                    removes one for good, and its customer from its receipts
  npm run quotes -- backup FILE                  a copy of the SQLite file, also while the server runs

Exit codes: 0 done, 1 not found or failed, 2 not a command.
`

type Context = { store: Store; config: Pick<ServerConfig, 'mail' | 'webhook'> }

type Command = (context: Context, first: string, second: string) => Promise<void>

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

const show: Command = async ({ store }, id) => {
  const quote = await store.desk.find(id)
  if (!quote) throw noSuchQuote(id)
  print(describeQuote(quote, await store.outbox.messagesOf(id), await store.photos.photosOf(id)))
}

const writePhotos: Command = async ({ store }, id, folder) => {
  if (!(await store.quotes.find(id))) throw noSuchQuote(id)
  const count = await writePhotosOf(store.photos, id, folder)
  print(count === 0 ? 'There are no photos.\n' : `${count} written to ${folder}.\n`)
}

/** A person's right of access: writes a folder for each of their quotes, with everything stored. */
const writePerson: Command = async ({ store }, who, folder) => {
  const ids: string[] = []
  for await (const { id, email, phone } of store.quotes.list()) {
    const quote = matchesPerson(email, phone, who) ? await store.desk.find(id) : undefined
    if (!quote) continue
    const history = await store.desk.historyOf(quote)
    const receipts = await store.receipts.receiptsOf(quote.number)
    const all = { ...quote, history, receipts, messages: await store.outbox.messagesOf(id) }
    const own = join(folder, id)
    writePrivately(own, 'request.json', `${JSON.stringify(all, undefined, 2)}\n`)
    await writePhotosOf(store.photos, id, own)
    ids.push(id)
  }
  // Receipts outlive their requests.
  const left = (await store.receipts.ofDeletedQuotes()).filter(({ phone, receipt: { customer } }) =>
    matchesPerson(customer.email, phone, who),
  )
  for (const [id, kept] of Map.groupBy(left, ({ quoteId }) => quoteId)) {
    const receipts = kept.map(({ phone, receipt }) => ({ ...receipt, phone }))
    writePrivately(join(folder, id), 'receipts.json', `${JSON.stringify(receipts, undefined, 2)}\n`)
    ids.push(id)
  }
  if (ids.length === 0) throw new StartError(`No quote has the email address or phone number ${who}.`)
  print(`${ids.length} written to ${folder}: ${ids.join(', ')}.\n`)
}

const exportAll: Command = async ({ store }, format) => {
  const { header, row } = format === 'csv' ? csv : ndjson
  print(header)
  for await (const quote of store.quotes.list()) print(row(quote))
}

const remove: Command = async ({ store }, id) => {
  const isDeleted = await store.quotes.delete(id)
  // After the request: none can be made any more.
  const receipts = await store.receipts.forgetCustomer(id)
  if (!isDeleted && receipts.length === 0) throw noSuchQuote(id)
  print(`Quote ${id} is deleted.\n`)
  if (receipts.length > 0)
    print(
      `Kept for the books, without the name, address, email and phone: receipt ${receipts.join(', ')} with its day, lines, tax and total.\n`,
    )
}

const resend: Command = async ({ store, config }, id) => {
  const kinds = await store.outbox.resend(id, Date.now(), sendableKinds(config))
  if (!kinds) throw noSuchQuote(id)
  if (kinds.length === 0) throw new StartError(nothingToResend)
  print(
    `Quote ${id} will be sent again (${kinds.map((kind) => messageNames[kind]).join(', ')}): by the running server within seconds, else after its next start.\n`,
  )
}

const backup: Command = async ({ store }, file) => {
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

const commands = new Map<string | undefined, [Command, number]>([
  ['list', [list, 0]],
  ['show', [show, 1]],
  ['photos', [writePhotos, 2]],
  ['person', [writePerson, 2]],
  ['resend', [resend, 1]],
  ['delete', [remove, 1]],
  ['backup', [backup, 1]],
])

export function findCommand([name, ...words]: string[], format: string | undefined) {
  const [command, count] = name === 'export' ? [exportAll, 0] : (commands.get(name) ?? [])
  const isFormat = name === 'export' ? format === 'csv' || format === 'ndjson' : format === undefined
  if (!command || words.length !== count || !isFormat) return undefined
  const [first = format ?? '', second = ''] = words
  return (context: Context) => command(context, first, second)
}

function refuseWriting(file: string, error: unknown): never {
  if (error instanceof Error && 'code' in error)
    throw new StartError(`${file} cannot be written: ${error.message}.`)
  throw error
}

/** Writes a file that only its owner reads. Overwrites nothing: the folder may hold files of another quote. */
function writePrivately(folder: string, name: string, content: string | Uint8Array): void {
  const file = join(folder, name)
  if (existsSync(file)) throw new StartError(`${file} already exists. Choose another folder.`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    refuseWriting(file, error)
  }
}

async function writePhotosOf(photos: Store['photos'], id: string, folder: string): Promise<number> {
  const kept = await photos.photosOf(id)
  for (const photo of kept) {
    const picture = await photos.readPhoto(id, photo.position)
    if (picture) writePrivately(folder, photoName(photo), picture.bytes)
  }
  return kept.length
}

function matchesPerson(email: string, phone: string, who: string): boolean {
  if (who.includes('@')) return email.toLowerCase() === cleanEmail(who).toLowerCase()
  const [asked] = localNumbers(who)
  return asked !== undefined && localNumbers(phone).includes(asked)
}

const localNumbers = (typed: string): string[] =>
  findPhoneNumbers(typed).map(({ dialled }) => localDigitsOf(dialled))

if (import.meta.main)
  runCommandLine({
    usage,
    find: findCommand,
    isReadOnly: (name) => name !== 'resend' && name !== 'delete',
    unreachable: 'The quotes cannot be read',
  })
