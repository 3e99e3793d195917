import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { startQuoteService } from '#server/quotes/quoteService.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'
import { startMailServer } from '#tests/support/server/startMailServer.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const quiet = { error: () => {}, info: () => {} }

test('logs an unreachable database at the start', async () => {
  const told = Promise.withResolvers<unknown>()
  const config = readConfig({ DATABASE_URL: 'postgres://127.0.0.1:1/quotes' })

  const { close } = await startQuoteService(config, { ...quiet, error: told.resolve })

  expect(await told.promise).toMatchObject({ code: 'ECONNREFUSED' })
  await close()
})

test('sends a mail as soon as the outbox is woken, and claims no mail after close()', async () => {
  // The queue's own poll never happens, so only wake-ups send mail.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const mailServer = await startMailServer()
  const { store, wakeOutbox, close } = await startQuoteService(
    readConfig({
      DATABASE_URL: `file://${join(temporaryFolder(), 'quotes.db')}`,
      RETENTION_DAYS: '90',
      PHOTO_RETENTION_DAYS: '30',
      SMTP_URL: mailServer.url,
      QUOTES_TO: 'owner@site.example',
    }),
    quiet,
  )
  const { id } = await store.quotes.add(quoteRequest, arrival, ['owner'])

  wakeOutbox()
  await expect.poll(() => mailServer.mails.length, { timeout: 10_000 }).toBe(1)
  const timers = vi.getTimerCount()
  await close()

  expect(mailServer.mails[0]?.messageId).toContain(id)
  expect([timers, vi.getTimerCount()]).toEqual([5, 0])
  await expect(store.quotes.check()).rejects.toThrow()
})
