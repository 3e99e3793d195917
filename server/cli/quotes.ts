import { parseArgs } from 'node:util'
import { explainAndExit } from '#data/settings/explainAndExit.ts'
import { loadEnvironment } from '#data/settings/loadEnvironment.ts'
import { StartFault } from '#data/settings/settings.ts'
import { readConfig } from '../config.ts'
import { openDesk } from '../desk/openDesk.ts'
import { createLog } from '../log.ts'
import { projectFolder } from '../projectFolder.ts'
import { openQuoteStore } from '../quotes/store/openQuoteStore.ts'
import { findCommand, isReadOnly } from './commands.ts'

const usage = `The quote requests that came in.

  npm run quotes -- list                         all of them, newest first
  npm run quotes -- show ID                      one of them in full
  npm run quotes -- photos ID FOLDER             writes its photos into a folder
  npm run --silent quotes -- export --format csv|ndjson
                                                 all of them, for a spreadsheet or a program
  npm run quotes -- resend ID                    mails one to the owner once more
  npm run quotes -- delete ID                    removes one for good
  npm run quotes -- backup FILE                  a copy of the SQLite file, also while the server runs

Exit codes: 0 done, 1 not found or failed, 2 not a command.
`

function readArguments() {
  const options = { help: { type: 'boolean', short: 'h' }, format: { type: 'string' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    return undefined
  }
}

/** npm run quotes: the owner's view of the quotes. */
async function run(): Promise<number> {
  const given = readArguments()
  if (given?.values.help) {
    process.stdout.write(usage)
    return 0
  }
  const command = given && findCommand(given.positionals, given.values.format)
  if (!command) {
    console.error(usage)
    return 2
  }
  const config = readConfig(loadEnvironment(projectFolder))
  const { store, database } = openQuoteStore(
    config.database,
    createLog('error'),
    isReadOnly(given.positionals[0]),
  )
  try {
    await store.check().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message || error.name : String(error)
      throw new StartFault(`The quotes cannot be read: DATABASE_URL does not answer (${reason}).`)
    })
    return await command({ store, desk: openDesk(database).desk, config })
  } finally {
    await store.close()
  }
}

process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  // `… | head` closes the pipe when it has read enough.
  if (code === 'EPIPE') process.exit(0)
  console.error(`Not all could be written: ${message}.`)
  process.exit(1)
})

run().then((code) => {
  process.exitCode = code
}, explainAndExit)
