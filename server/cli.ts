import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectFolder, readConfig } from './config.ts'
import { explainAndExit } from './explainAndExit.ts'
import { exportFormats } from './quotes/quoteExport.ts'
import type { QuoteArchive } from './quotes/quoteStore.ts'
import { describeQuote, tableLine } from './quotes/quoteTable.ts'
import { openSqliteQuoteStore } from './quotes/sqliteQuoteStore.ts'

const usage = `The quote requests that came in.

  npm run quotes -- list                         all of them, newest first
  npm run quotes -- show ID                      one of them in full
  npm run --silent quotes -- export --format csv|ndjson
                                                 all of them, for a spreadsheet or a program
  npm run quotes -- delete ID                    removes one for good

Exit codes: 0 done, 1 not found or failed, 2 not a command.
`

/** Resolves to the exit code. */
type Command = (archive: QuoteArchive) => Promise<number>

const print = (text: string) => void process.stdout.write(text)

const list: Command = async (archive) => {
  const width = process.stdout.columns ?? 120
  let lines = 0
  for await (const quote of archive.list()) {
    if (lines === 0) print(tableLine(undefined, width))
    print(tableLine(quote, width))
    lines += 1
  }
  print(lines === 0 ? 'No quote requests yet.\n' : `${lines} in all.\n`)
  return 0
}

const show =
  (id: string): Command =>
  async (archive) => {
    const quote = await archive.find(id)
    if (!quote) return notFound(id)
    print(describeQuote(quote))
    return 0
  }

const exportAll =
  (format: keyof typeof exportFormats): Command =>
  async (archive) => {
    const { header, row } = exportFormats[format]
    print(header)
    for await (const quote of archive.list()) print(row(quote))
    return 0
  }

const remove =
  (id: string): Command =>
  async (archive) => {
    if (!(await archive.delete(id))) return notFound(id)
    print(`Quote ${id} is deleted.\n`)
    return 0
  }

function notFound(id: string): number {
  console.error(`There is no quote ${id}.`)
  return 1
}

/** Undefined for anything that is not exactly one of the commands in `usage`. */
function findCommand(args: string[], format: string | undefined): Command | undefined {
  const [name, id, ...rest] = args
  if (rest.length > 0 || (format !== undefined && name !== 'export')) return undefined
  if (name === 'list' && id === undefined) return list
  if (name === 'show' && id !== undefined) return show(id)
  if (name === 'delete' && id !== undefined) return remove(id)
  if (name === 'export' && id === undefined && (format === 'csv' || format === 'ndjson'))
    return exportAll(format)
  return undefined
}

function readArguments() {
  const options = { help: { type: 'boolean', short: 'h' }, format: { type: 'string' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    return undefined
  }
}

/** npm run quotes: the owner's view of what came in. */
async function run(): Promise<number> {
  const given = readArguments()
  if (given?.values.help) {
    print(usage)
    return 0
  }
  const command = given && findCommand(given.positionals, given.values.format)
  if (!command) {
    console.error(usage)
    return 2
  }
  const settings = join(projectFolder, '.env')
  if (existsSync(settings)) process.loadEnvFile(settings)
  const store = openSqliteQuoteStore(readConfig(process.env).databaseFile)
  try {
    return await command(store)
  } finally {
    await store.close()
  }
}

// `… | head` closes the pipe when it has read enough.
process.stdout.on('error', () => process.exit(0))

run().then((code) => {
  process.exitCode = code
}, explainAndExit)
