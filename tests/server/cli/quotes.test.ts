import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectFolder } from '#server/projectFolder.ts'
import type { Quote } from '#server/quotes/store/quote.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqlite/sqliteQuoteStore.ts'
import { startScript } from '#tests/support/server/runScript.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

// Every test starts a process or more.

test('the program lists the quotes and exits with the command’s code', async () => {
  const { quotes, run } = await keepQuotes({ message: 'One fridge\nGround floor', spam: true })

  const [list, unknown] = await Promise.all([run('list'), run('show', '0123456789ab')])

  expect(list.code).toBe(0)
  expect(list.out).toMatch(/^ID +Received +Name +Phone +Mail +Photos +Spam +Message\n/)
  expect(list.out).toMatch(
    new RegExp(
      `\n${quotes[0]?.id} +[-0-9]{10} [0-9:]{5} +Ada .* none +spam +One fridge Ground floor\n1 in all`,
    ),
  )
  expect(unknown).toMatchObject({ code: 1, err: 'There is no quote 0123456789ab.\n' })
})

test('a full disk prevents no reading, whether a server runs or not', async () => {
  const { quotes, file, start } = await keepQuotes({ message: 'One fridge' })

  const alone = await start(['list'], 'ulimit -f 0').ended
  const server = openSqliteQuoteStore(file)
  onTestFinished(() => server.close())
  const late = await server.add(quoteRequest, { page: '', spam: false, idempotencyKey: undefined })
  // Enough for the existing files, and for nothing more.
  const beside = await start(['list'], 'ulimit -f 64').ended

  expect([alone.code, alone.err, beside.code, beside.err]).toEqual([0, '', 0, ''])
  expect(alone.out).toContain(quotes[0]?.id)
  expect(beside.out).toContain(late.id)
})

test('a closed pipe is no error, and a full disk under the output is', async () => {
  const { start } = await keepQuotes({})

  const { child, ended } = start(['list'])
  child.stdout.destroy()
  const full = await start(['export', '--format=csv'], 'exec > /dev/full').ended

  expect(await ended).toMatchObject({ code: 0, err: '' })
  expect(full).toMatchObject({
    code: 1,
    err: 'Not all could be written: ENOSPC: no space left on device, write.\n',
  })
})

test('--help and anything that is no command print the usage', async () => {
  const { run } = await keepQuotes()

  const [help, ...wrong] = await Promise.all(
    [['--help'], ['lists'], ['list', '--all']].map((args) => run(...args)),
  )

  expect(help).toMatchObject({ code: 0, out: expect.stringContaining('npm run quotes -- show ID'), err: '' })
  expect(wrong.map(({ code, out }) => [code, out])).toEqual(wrong.map(() => [2, '']))
  for (const { err } of wrong) expect(err).toContain('npm run quotes -- list')
})

/** The command line on a store with these quotes, the last one newest. */
async function keepQuotes(...kept: Partial<Quote>[]) {
  const file = join(temporaryFolder(), 'quotes.db')
  const store = openSqliteQuoteStore(file)
  const quotes: Quote[] = []
  for (const { page = '', spam = false, ...request } of kept)
    quotes.push(await store.add({ ...quoteRequest, ...request }, { page, spam, idempotencyKey: undefined }))
  await store.close()

  /** @param limit a shell command that runs first */
  const start = (args: readonly string[], limit?: string) => {
    const settings = { DATABASE_URL: `file://${file}`, TZ: 'UTC' }
    return startScript(projectFolder, ['server/cli/quotes.ts', ...args], settings, limit)
  }
  const run = (...args: string[]) => start(args).ended
  return { quotes, start, run, file }
}
