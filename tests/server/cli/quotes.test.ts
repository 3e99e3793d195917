import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '#server/projectFolder.ts'
import type { Quote } from '#server/quotes/store/quote.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqlite/sqliteQuoteStore.ts'
import { startScript } from '#tests/support/server/runScript.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

test('the program lists the quotes, exits with the command’s code, and says how it is used', async () => {
  const { quotes, run } = await keepQuotes({ message: 'One fridge\nGround floor', spam: true })

  const [list, unknown, wrong, help] = await Promise.all([
    run('list'),
    run('show', '0123456789ab'),
    run('lists'),
    run('--help'),
  ])

  expect(list.code).toBe(0)
  expect(list.out).toMatch(new RegExp(`\n${quotes[0]?.id} .* spam +One fridge Ground floor\n1 in all`))
  expect(unknown).toMatchObject({ code: 1, err: 'There is no quote 0123456789ab.\n' })
  expect(help).toMatchObject({ code: 0, out: expect.stringContaining('npm run quotes -- show ID'), err: '' })
  expect(wrong).toMatchObject({ code: 2, out: '', err: expect.stringContaining('npm run quotes -- list') })
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
