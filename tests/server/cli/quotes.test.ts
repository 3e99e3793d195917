import { expect, onTestFinished, test } from 'vitest'
import { projectFolder } from '#server/projectFolder.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqliteQuoteStore.ts'
import { freezing } from '#tests/support/freezeFiles.ts'
import { keepQuotes } from '#tests/support/keepQuotes.ts'
import { startScript } from '#tests/support/runScript.ts'
import { quoteRequest } from '#tests/support/sendQuote.ts'

// Every test starts a process or more.

test('lists what came in, newest first', async () => {
  const { quotes, run } = await keepQuotes(
    { name: 'Ada', message: 'One fridge\nGround floor' },
    { name: 'Eve', message: 'Buy now', spam: true },
  )

  const { code, out } = await run('list')

  const lines = out.split('\n')
  expect(code).toBe(0)
  expect(lines[0]).toMatch(/^ID +Received +Name +Phone +Mail +Spam +Message$/)
  expect(lines[1]).toMatch(
    new RegExp(`^${quotes[1]?.id} +[-0-9]{10} [0-9:]{5} +Eve +905-555-0100 +none +spam +Buy now$`),
  )
  expect(lines[2]).toContain('One fridge Ground floor')
  expect(lines[3]).toBe('2 in all.')
})

test('says so when nothing came in yet', async () => {
  const { run } = await keepQuotes()

  expect(await run('list')).toMatchObject({ code: 0, out: 'No quote requests yet.\n' })
})

test('shows one request in full', async () => {
  const { quotes, run } = await keepQuotes({
    email: '',
    message: 'One\nTwo',
    page: '/services/ajax/shed-demolition',
  })

  const { code, out } = await run('show', quotes[0]?.id ?? '')

  expect(code).toBe(0)
  expect(out).toMatch(/Name {7}Ada\nPhone {6}905-555-0100\nEmail {6}not given\nSent from {2}\/services\/ajax/)
  expect(out).toMatch(/\n\nOne\nTwo\n$/)
})

test('exports rows for a program', async () => {
  const { quotes, run } = await keepQuotes({ message: 'One\nTwo' }, { name: 'Zoë', spam: true })

  const { code, out } = await run('export', '--format', 'ndjson')

  const rows = out.trim().split('\n')
  expect(code).toBe(0)
  expect(rows.map((row) => JSON.parse(row))).toEqual(quotes.toReversed().map(({ page, ...row }) => row))
  expect(Object.keys(JSON.parse(rows[0] ?? ''))).toEqual([
    'id',
    'createdAt',
    'name',
    'phone',
    'email',
    'message',
    'spam',
    'mail',
  ])
})

test('exports a spreadsheet in which nothing is a formula', async () => {
  const { quotes, run } = await keepQuotes({
    name: '=HYPERLINK("https://evil.example")',
    phone: '+1 905 555 0100',
    message: '-1, "two"\n@three',
    email: 'ada@example.com;=1',
  })

  const { code, out } = await run('export', '--format=csv')

  const { id, createdAt } = quotes[0] ?? {}
  expect(code).toBe(0)
  expect(out).toBe(
    'id,createdAt,name,phone,email,message,spam\r\n' +
      `${id},${createdAt},"'=HYPERLINK(""https://evil.example"")",'+1 905 555 0100,"ada@example.com;=1",` +
      `"'-1, ""two""\n@three",false\r\n`,
  )
})

test('deletes one for good', async () => {
  const { quotes, run } = await keepQuotes({}, {})
  const [deleted, kept] = quotes

  const { code, out } = await run('delete', deleted?.id ?? '')
  const after = await run('export', '--format', 'ndjson')

  expect([code, out]).toEqual([0, `Quote ${deleted?.id} is deleted.\n`])
  expect(JSON.parse(after.out).id).toBe(kept?.id)
})

test('a mail that failed is hard to miss, and can be sent again', async () => {
  const { quotes, run, file } = await keepQuotes({})
  const id = quotes[0]?.id ?? ''
  const store = openSqliteQuoteStore(file)
  await store.resend(id, 0)
  const claimed = await store.claimMessage(1, 2)
  if (!claimed) throw new Error('Nothing was due.')
  await store.settleMessage(claimed, { state: 'failed', error: '550 no such user' })
  await store.close()

  const [list, shown] = [await run('list'), await run('show', id)]
  const refused = await run('resend', id)
  const mail = { SMTP_URL: 'smtp://127.0.0.1', QUOTES_TO: 'owner@site.example' }
  const resent = await run(mail, 'resend', id)
  const after = await run('show', id)

  expect(list.out).toMatch(/905-555-0100 +FAILED/)
  expect(list.out).toContain('MAIL FAILED for 1: show ID says why, resend ID tries again. Call these people.')
  expect(shown.out).toContain('Mail       to you: failed, 1 attempt, last: 550 no such user')
  expect(refused).toMatchObject({ code: 1, err: 'No mail can be sent: SMTP_URL is not set.\n' })
  expect(resent).toMatchObject({ code: 0, out: expect.stringContaining(`Quote ${id} will be mailed again`) })
  expect(after.out).toContain('Mail       to you: pending, 0 attempts')
})

test('a file that cannot be written can be read and copied, and says so to who would change it', async () => {
  const { quotes, run, file } = await keepQuotes({ message: 'One fridge' })
  const id = quotes[0]?.id ?? ''
  onTestFinished(() => freezing.thaw([file]))
  freezing.freeze([file])

  const looks = [await run('list'), await run('show', id), await run('export', '--format', 'ndjson')]
  const copied = await run('backup', `${file}.copy`)
  const inCopy = await run({ DATABASE_URL: `file://${file}.copy` }, 'list')
  const deleted = freezing.answer === 503 ? await run('delete', id) : undefined

  expect(looks.map(({ code, err }) => [code, err])).toEqual(Array(3).fill([0, '']))
  for (const { out } of [...looks, inCopy]) expect(out).toContain('One fridge')
  expect([copied.code, inCopy.code]).toEqual([0, 0])
  if (deleted)
    expect(deleted).toMatchObject({ code: 1, err: expect.stringMatching(/^Quotes cannot be kept/) })
})

test('a disk without any room hides nothing, whether a server runs or not', async () => {
  const { quotes, file } = await keepQuotes({ message: 'One fridge' })
  const settings = { DATABASE_URL: `file://${file}` }
  const list = (limit: string) =>
    startScript(projectFolder, ['server/cli/quotes.ts', 'list'], settings, limit).ended

  const alone = await list('ulimit -f 0')
  const server = openSqliteQuoteStore(file)
  onTestFinished(() => server.close())
  const late = await server.add(
    { ...quoteRequest, message: 'One couch' },
    { page: '', spam: false, idempotencyKey: undefined },
  )
  // Enough for the files that are there, and for nothing more.
  const beside = await list('ulimit -f 64')

  expect([alone.code, alone.err, beside.code, beside.err]).toEqual([0, '', 0, ''])
  expect(alone.out).toContain(quotes[0]?.id)
  expect(beside.out).toContain(late.id)
})

test.each(['show', 'delete'])('%s says when there is no such quote', async (command) => {
  const { run } = await keepQuotes({})

  expect(await run(command, '0123456789ab')).toEqual({
    code: 1,
    out: '',
    err: 'There is no quote 0123456789ab.\n',
  })
})

test('explains itself', async () => {
  const { run } = await keepQuotes()

  const { code, out, err } = await run('--help')

  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('npm run quotes -- show ID')
})

test('refuses what is no command, and explains itself', async () => {
  const { run } = await keepQuotes()
  const lines = [
    '',
    'lists',
    'show',
    'list x',
    'export',
    'export --format xml',
    'list --all',
    'list --format csv',
  ]

  const answers = await Promise.all(lines.map((line) => run(...line.split(' ').filter(Boolean))))

  expect(answers.map(({ code, out }) => [code, out])).toEqual(lines.map(() => [2, '']))
  for (const { err } of answers) expect(err).toContain('npm run quotes -- list')
})
