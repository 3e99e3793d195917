import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { QuoteRequest } from '#data/quote/quoteFields.ts'
import { findCommand, isReadOnly } from '#server/cli/commands.ts'
import { describeQuote, tableLine } from '#server/cli/quoteTable.ts'
import type { MailSettings } from '#server/config.ts'
import type { OutboxKind } from '#server/quotes/outbox/senders.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqliteQuoteStore.ts'
import { quoteRequest } from '#tests/support/sendQuote.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const mailSettings: MailSettings = {
  smtpUrl: 'smtp://mail.site.example',
  to: ['owner@site.example'],
  from: 'owner@site.example',
  autoreply: false,
}

/** A store, and what the commands say of it. */
function openCommands() {
  const folder = temporaryFolder()
  const store = openSqliteQuoteStore(join(folder, 'quotes.db'))
  onTestFinished(() => store.close())
  const said = { out: '', err: '' }
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.out += text
    return true
  })
  const err = vi.spyOn(console, 'error').mockImplementation((text) => {
    said.err += `${text}\n`
  })
  onTestFinished(() => {
    out.mockRestore()
    err.mockRestore()
  })

  return {
    folder,
    store,
    keep: (more: Partial<QuoteRequest> = {}, mails: readonly OutboxKind[] = []) =>
      store.add({ ...quoteRequest, ...more }, { page: '', spam: false, idempotencyKey: undefined }, mails),
    /** Runs a command that there is. */
    async run(args: string[], { format, mail }: { format?: string; mail?: MailSettings } = {}) {
      said.out = said.err = ''
      const command = findCommand(args, format)
      if (!command) throw new Error('There is no such command.')
      const code = await command({ store, config: { mail } })
      return { code, ...said }
    },
  }
}

test('list shows all quotes under one heading, and how many there are', async () => {
  const { keep, run } = openCommands()
  expect(await run(['list'])).toEqual({ code: 0, out: 'No quote requests yet.\n', err: '' })
  const first = await keep()
  const last = await keep({ name: 'Eve', message: 'x'.repeat(500) })

  const width = process.stdout.columns ?? 120
  expect(await run(['list'])).toEqual({
    code: 0,
    out: [tableLine(undefined, width), tableLine(last, width), tableLine(first, width), '2 in all.\n'].join(
      '',
    ),
    err: '',
  })
})

test('list says how many people got no mail', async () => {
  const { store, keep, run } = openCommands()
  await keep()
  await keep({ name: 'Eve' }, ['owner'])
  const now = Date.now() + 1000
  const mail = await store.claimMessage(now, now)
  if (mail) await store.settleMessage(mail, { state: 'failed', error: 'Refused' })

  const { out } = await run(['list'])

  expect(out).toMatch(
    /\nMAIL FAILED for 1: show ID says why, resend ID tries again\. Call these people\.\n2 in all\.\n$/,
  )
})

test('show tells all of one quote', async () => {
  const { store, keep, run } = openCommands()
  const quote = await keep({}, ['owner'])

  expect(await run(['show', quote.id])).toEqual({
    code: 0,
    out: describeQuote(quote, await store.messagesOf(quote.id)),
    err: '',
  })
})

test('export writes every quote, under a heading where the format has one', async () => {
  const { keep, run } = openCommands()
  const first = await keep()
  const last = await keep({ name: 'Eve' })

  const { out: csv } = await run(['export'], { format: 'csv' })
  const { out: ndjson } = await run(['export'], { format: 'ndjson' })

  expect(csv.split('\r\n').map((line) => line.split(',')[0])).toEqual(['id', last.id, first.id, ''])
  const rows = ndjson
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(rows).toEqual([last, first].map(({ page: _, ...row }) => row))
})

test('delete removes one for good', async () => {
  const { store, keep, run } = openCommands()
  const { id } = await keep()

  expect(await run(['delete', id])).toEqual({ code: 0, out: `Quote ${id} is deleted.\n`, err: '' })
  expect(await store.find(id)).toBeUndefined()
})

test('resend calls for the mail once more, where mail can be sent', async () => {
  const { store, keep, run } = openCommands()
  const { id } = await keep()

  await expect(run(['resend', id])).rejects.toThrow('No mail can be sent: SMTP_URL is not set.')
  expect(await run(['resend', id], { mail: mailSettings })).toEqual({
    code: 0,
    out: `Quote ${id} will be mailed again: by the running server within seconds, else after its next start.\n`,
    err: '',
  })
  expect(await store.messagesOf(id)).toMatchObject([{ kind: 'owner', state: 'pending' }])
})

test('backup copies into a file that is not there yet', async () => {
  const { folder, keep, run } = openCommands()
  const { id } = await keep()
  const file = join(folder, 'backup.db')

  expect(await run(['backup', file])).toEqual({
    code: 0,
    out: `Every quote as of now is in ${file}.\n`,
    err: '',
  })
  expect(existsSync(file)).toBe(true)
  const copy = openSqliteQuoteStore(file)
  onTestFinished(() => copy.close())
  expect(await copy.find(id)).toMatchObject({ id })
  await expect(run(['backup', file])).rejects.toThrow(`${file} is there already: name a file that is not.`)
})

test.each(['show', 'delete', 'resend'])('%s says that there is no such quote', async (name) => {
  const { run } = openCommands()

  expect(await run([name, 'k3n8'], { mail: mailSettings })).toEqual({
    code: 1,
    out: '',
    err: 'There is no quote k3n8.\n',
  })
})

test.each([
  [[], undefined],
  [['list', 'all'], undefined],
  [['list'], 'csv'],
  [['show'], undefined],
  [['show', 'k3n8', 'k3n9'], undefined],
  [['show', 'k3n8'], 'csv'],
  [['export'], undefined],
  [['export'], 'xml'],
  [['export', 'all'], 'csv'],
  [['constructor', 'k3n8'], undefined],
  [['remove', 'k3n8'], undefined],
])('%j with the format %s is no command', (args, format) => {
  expect(findCommand(args, format)).toBeUndefined()
})

test('what changes the store is known before it is opened', () => {
  expect(['list', 'show', 'export', 'backup', undefined].map(isReadOnly)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect(['resend', 'delete'].map(isReadOnly)).toEqual([false, false])
})
