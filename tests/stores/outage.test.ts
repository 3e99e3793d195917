import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { site } from '#data/site.ts'
import { copyProject } from '#tests/support/runScript.ts'
import { createDatabase, startPostgres } from '#tests/support/startPostgres.ts'
import { startQuoteServer } from '#tests/support/startQuoteServer.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

type Server = Awaited<ReturnType<typeof startQuoteServer>>

const callUs = `Your request could not be saved just now. Please call us at ${site.phoneDotted}.`

/** What a visitor and a watcher see: a page, a quote, the health. */
async function look({ get, send }: Server) {
  const [page, quote, health] = [await get('/about-us'), await send(), await get('/healthz')]
  return { statuses: [page.status, quote.status, health.status], text: quote.text }
}

test('PostgreSQL may be away at the start and later: quotes wait for it, the site does not', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.remove())
  const url = await createDatabase(postgres.url)
  await postgres.stop()
  const server = await startQuoteServer(await copyProject(), { DATABASE_URL: url })

  const away = await look(server)
  await postgres.start()
  const there = await look(server)
  await postgres.stop()
  const gone = await look(server)
  await postgres.start()
  const back = await look(server)

  expect(away).toEqual({ statuses: [200, 503, 503], text: callUs })
  expect(there.statuses).toEqual([200, 201, 200])
  expect(gone).toEqual({ statuses: [200, 503, 503], text: callUs })
  expect(back.statuses).toEqual([200, 201, 200])
})

test('while another program holds the SQLite file, pages are answered at once and quotes refused in time', async () => {
  const file = join(temporaryFolder(), 'quotes.db')
  const server = await startQuoteServer(await copyProject(), { DATABASE_URL: `file://${file}` })
  const other = new DatabaseSync(file)
  onTestFinished(() => other.close())
  other.exec('begin immediate')

  const refused = server.send()
  const first = await Promise.race([refused.then(() => 'quote'), server.get('/about-us').then(() => 'page')])
  const answer = await refused
  const patient = server.send()
  await server.get('/about-us')
  other.exec('rollback')

  expect(first).toBe('page')
  expect([answer.status, answer.text]).toEqual([503, callUs])
  expect((await patient).status).toBe(201)
})

// A limit on how long a file may grow is the one full disk that a test can make, and undo, without other rights.
test.runIf(existsSync('/usr/bin/prlimit'))(
  'a full disk refuses quotes until there is room again',
  async () => {
    const file = join(temporaryFolder(), 'quotes.db')
    const survive = ['--import', 'data:text/javascript,process.on("SIGXFSZ",()=>{})']
    const server = await startQuoteServer(await copyProject(), { DATABASE_URL: `file://${file}` }, survive)
    const limitFiles = (size: number | 'unlimited') =>
      execFileSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${size}:`])
    const before = await look(server)

    limitFiles(statSync(`${file}-wal`).size)
    const full = await look(server)
    limitFiles('unlimited')
    const after = await look(server)

    expect(before.statuses).toEqual([200, 201, 200])
    expect(full).toEqual({ statuses: [200, 503, 200], text: callUs })
    expect(after.statuses).toEqual([200, 201, 200])
  },
)

test.runIf(canFreeze())(
  'a file that became read-only refuses quotes until it can be written again',
  async () => {
    const file = join(temporaryFolder(), 'quotes.db')
    const server = await startQuoteServer(await copyProject(), { DATABASE_URL: `file://${file}` })
    const before = await look(server)
    const files = [file, `${file}-wal`]
    const thaw = () => execFileSync('chattr', ['-i', ...files])
    onTestFinished(() => {
      if (existsSync(file)) thaw()
    })

    execFileSync('chattr', ['+i', ...files])
    const frozen = await look(server)
    thaw()
    const after = await look(server)

    expect(before.statuses).toEqual([200, 201, 200])
    expect(frozen).toEqual({ statuses: [200, 503, 200], text: callUs })
    expect(after.statuses).toEqual([200, 201, 200])
  },
)

/** Modes do not stop root, nor a file that is open already; this attribute does, where the disk knows it. */
function canFreeze(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'freeze-'))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  try {
    execFileSync('chattr', ['+i', file], { stdio: 'ignore' })
    execFileSync('chattr', ['-i', file], { stdio: 'ignore' })
    return true
  } catch {
    // No such program, no such right, or no such attribute.
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
