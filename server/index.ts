import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { explainAndExit, loadEnvironment, StartError } from '#data/company/settings.ts'
import { paths } from '#data/paths.ts'
import { createApp } from './app.ts'
import { projectFolder, readConfig } from './config.ts'
import { announce, createHttpServer, drainable, inheritedSocket, listen } from './listen.ts'
import { createLog } from './log.ts'
import { type PageTemplate, withoutScripts } from './quotes/formAnswers.ts'
import { startQuoteService } from './quotes/quoteService.ts'
import { loadBuiltSite, loadDeskSite } from './routes/site.ts'
import { securityHeaders } from './securityHeaders.ts'

const signals = ['SIGTERM', 'SIGINT'] as const

/** Builds the site if it changed, in a child process: its memory is freed at its end. @throws StartError when a build failed */
async function spawnBuild(): Promise<void> {
  const program = join(projectFolder, 'renderer/build/build.ts')
  const stop = (signal: NodeJS.Signals) => void build.kill(signal)
  // Before the build starts: a signal may arrive while it does.
  for (const signal of signals) process.on(signal, stop)
  const build = spawn(process.execPath, [program, '--if-changed'], { stdio: 'inherit' })
  const [code] = await once(build, 'exit')
  for (const signal of signals) process.off(signal, stop)
  if (code !== 0) throw new StartError('The site could not be built: see the errors above.')
}

/** Longest wait for the stores when the server stops, in milliseconds; mails end sooner. */
const closeTimeout = 20_000

/** Reads a template once, at the start, so that a newer build does not change it. */
function readTemplate(path: string): PageTemplate {
  const template = readFileSync(join(projectFolder, `dist/templates${path}.html`), 'utf8')
  return async () => withoutScripts(template)
}

/** npm start: builds the site if needed, then serves it and receives quotes until SIGTERM or SIGINT. */
async function start(): Promise<void> {
  const environment = loadEnvironment(projectFolder)
  const config = readConfig(environment)
  const log = createLog(config.logLevel)

  const { close, ...service } = await startQuoteService(config, log)
  await spawnBuild()
  // A failure is harmless, because each request checks DESK_EMAILS too. PostgreSQL may be down.
  service.store.access.endOtherSessions(config.deskEmails).catch((error: unknown) => log.error(error))
  const app = createApp({
    ...service,
    config,
    deskScreens: await loadDeskSite(join(projectFolder, 'dist/desk')),
    log,
    notSentPage: readTemplate(paths.quoteNotSent),
    sentPage: readTemplate(paths.quoteSent),
    headers: securityHeaders(config),
    site: await loadBuiltSite(join(projectFolder, 'dist/client')),
  })
  const server = createHttpServer(app)
  const drain = drainable(server)
  const url = await listen(server, inheritedSocket(environment) ?? config)
  announce(url)

  const stop = async () => {
    await drain()
    // Not until the end of a migration of PostgreSQL, which is rolled back.
    await Promise.race([close(), wait(closeTimeout)])
    // A connection to a silent mail server would keep the process for another minute.
    process.exit()
  }
  for (const signal of signals) process.once(signal, stop)
}

start().catch(explainAndExit)
