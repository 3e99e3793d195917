import { parseArgs } from 'node:util'
import { explainAndExit } from '#data/settings/explainAndExit.ts'
import { loadEnvironment } from '#data/settings/loadEnvironment.ts'
import { StartFault } from '#data/settings/settings.ts'
import { readConfig } from '../config.ts'
import { openDesk } from '../desk/openDesk.ts'
import { createLog } from '../log.ts'
import { projectFolder } from '../projectFolder.ts'
import { openQuoteStore } from '../quotes/store/openQuoteStore.ts'
import { findDeskCommand } from './deskCommands.ts'

const usage = `Who may use the desk at /desk.

  npm run desk -- link [PERSON]          a link to sign in, good once within 15 minutes, in any browser
  npm run desk -- people                 who may sign in, and who is
  npm run desk -- sessions               where people are signed in
  npm run desk -- sign-out SESSION|PERSON|all
                                         ends a session, all of a person, or everybody's

PERSON is an address of DESK_EMAILS, or a name; "owner" by default.
Exit codes: 0 done, 1 not found or failed, 2 not a command.
`

function readArguments() {
  const options = { help: { type: 'boolean', short: 'h' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    return undefined
  }
}

/** npm run desk: who may use the desk. */
async function run(): Promise<number> {
  const given = readArguments()
  if (given?.values.help) {
    process.stdout.write(usage)
    return 0
  }
  const command = given && findDeskCommand(given.positionals)
  if (!command) {
    console.error(usage)
    return 2
  }
  const environment = loadEnvironment(projectFolder)
  const config = readConfig(environment)
  const { store, database } = openQuoteStore(config.database, createLog('error'))
  try {
    await store.check().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message || error.name : String(error)
      throw new StartFault(`The desk cannot be reached: DATABASE_URL does not answer (${reason}).`)
    })
    // Without SITE_URL the site is tried out on this machine.
    const origin = environment.SITE_URL?.trim() ? config.siteUrl : `http://localhost:${config.port}`
    return await command({ access: openDesk(database).access, deskEmails: config.deskEmails, origin })
  } finally {
    await store.close()
  }
}

run().then((code) => {
  process.exitCode = code
}, explainAndExit)
