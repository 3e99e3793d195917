import { expect, onTestFinished, test } from 'vitest'
import { openSqliteQuoteStore } from '#server/quotes/store/sqliteQuoteStore.ts'
import { keepQuotes } from '#tests/support/server/keepQuotes.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'

// Every test starts a process or more.

test('the program lists the quotes and exits with the command’s code', async () => {
  const { quotes, run } = await keepQuotes({ message: 'One fridge\nGround floor', spam: true })

  const [list, unknown] = await Promise.all([run('list'), run('show', '0123456789ab')])

  expect(list.code).toBe(0)
  expect(list.out).toMatch(/^ID +Received +Name +Phone +Mail +Spam +Message\n/)
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
    [['--help'], [], ['lists'], ['export', '--format', 'xml'], ['list', '--all']].map((args) => run(...args)),
  )

  expect(help).toMatchObject({ code: 0, out: expect.stringContaining('npm run quotes -- show ID'), err: '' })
  expect(wrong.map(({ code, out }) => [code, out])).toEqual(wrong.map(() => [2, '']))
  for (const { err } of wrong) expect(err).toContain('npm run quotes -- list')
})
