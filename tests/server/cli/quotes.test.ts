import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import { projectFolder } from '#server/config.ts'
import type { Quote } from '#server/store/quoteRows.ts'
import { openUntilEnd } from '#tests/support/database/makeDatabase.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'
import { startScript } from '#tests/support/server/startQuoteServer.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

// Every test starts a process or more.

test('reading works on a full disk, with and without a running server', async () => {
  const { quotes, file, start } = await keepQuotes({ message: 'One fridge' })

  const alone = await start(['list'], 'ulimit -f 0').ended
  const server = await openUntilEnd({ kind: 'sqlite', file })
  const late = await server.quotes.add(quoteRequest, arrival)
  // The limit fits the existing files, and nothing more.
  const beside = await start(['list'], 'ulimit -f 64').ended

  expect([alone.code, alone.err, beside.code, beside.err]).toEqual([0, '', 0, ''])
  expect(alone.out).toContain(quotes[0]?.id)
  expect(beside.out).toContain(late.id)
})

test('a closed pipe is not an error, but a full disk for the output is', async () => {
  const { start } = await keepQuotes({})

  const { child, ended } = start(['list'])
  child.stdout.destroy()
  const full = await start(['export', '--format=csv'], 'exec > /dev/full').ended

  expect(await ended).toMatchObject({ code: 0, err: '' })
  expect(full).toMatchObject({
    code: 1,
    err: 'The output is incomplete: ENOSPC: no space left on device, write.\n',
  })
})

test('the program exits with the command’s code, and prints the usage for --help and unknown commands', async () => {
  const { start } = await keepQuotes()

  const [unknown, help, ...wrong] = await Promise.all(
    [['show', '0123456789ab'], ['--help'], ['lists'], ['list', '--all']].map((args) => start(args).ended),
  )

  expect(unknown).toMatchObject({ code: 1, err: 'There is no quote 0123456789ab.\n' })
  expect(help).toMatchObject({ code: 0, out: expect.stringContaining('npm run quotes -- show ID'), err: '' })
  expect(wrong.map(({ code, out }) => [code, out])).toEqual(wrong.map(() => [2, '']))
  for (const { err } of wrong) expect(err).toContain('npm run quotes -- list')
})

/** The command line on a store with these quotes, the last one newest. */
async function keepQuotes(...kept: Partial<QuoteRequest>[]) {
  const file = join(temporaryFolder(), 'quotes.db')
  const store = await openUntilEnd({ kind: 'sqlite', file })
  const quotes: Quote[] = []
  for (const request of kept) quotes.push(await store.quotes.add({ ...quoteRequest, ...request }, arrival))
  await store.close()

  /** @param limit a shell command that runs first */
  const start = (args: readonly string[], limit?: string) => {
    const settings = { DATABASE_URL: `file://${file}` }
    return startScript(projectFolder, ['server/cli/quotes.ts', ...args], settings, limit)
  }
  return { quotes, start, file }
}
