import { parseArgs } from 'node:util'
import { type Environment, explainAndExit, loadEnvironment, StartError } from '#data/company/settings.ts'
import { localTime } from '#data/quote/preferredDay.ts'
import { projectFolder, readConfig, type ServerConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { openStore, type Store } from '../store/openStore.ts'

type Opened = { config: ServerConfig; environment: Environment; store: Store }

type Program = {
  usage: string
  find: (words: string[], format: string | undefined) => ((opened: Opened) => Promise<void>) | undefined
  isReadOnly?: (name: string | undefined) => boolean
  unreachable: string
}

/** Runs the command that the words and `--format` name. Exits with 0 when it is done, 1 when it failed, 2 when there is none. */
export function runCommandLine(program: Program): void {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    // `… | head` closes the pipe when it has read enough.
    if (code === 'EPIPE') process.exit(0)
    console.error(`The output is incomplete: ${message}.`)
    process.exit(1)
  })
  run(program).catch(explainAndExit)
}

async function run({ usage, find, isReadOnly = () => false, unreachable }: Program): Promise<void> {
  const given = readArguments()
  if (given?.values.help) return print(usage)
  const command = given && find(given.positionals, given.values.format)
  if (!command) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  const environment = loadEnvironment(projectFolder)
  const config = readConfig(environment)
  const store = await openStore(config.database, createLog('error'), isReadOnly(given.positionals[0]))
  try {
    await store.quotes.check().catch((error: unknown) => {
      if (error instanceof StartError) throw error
      const reason = error instanceof Error ? error.message || error.name : String(error)
      throw new StartError(`${unreachable}: DATABASE_URL does not answer (${reason}).`)
    })
    await command({ config, environment, store })
  } finally {
    await store.close()
  }
}

function readArguments() {
  const options = { help: { type: 'boolean', short: 'h' }, format: { type: 'string' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    return undefined
  }
}

export const print = (text: string) => void process.stdout.write(text)

export const describeTime = (at: string | number): string => localTime(at).replace('T', ' ')
