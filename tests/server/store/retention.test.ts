import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Environment } from '#data/company/settings.ts'
import { site } from '#data/company/site.ts'
import { readConfig } from '#server/config.ts'
import {
  deleteExpired,
  deleteExpiredLimits,
  retentionInterval,
  startQuoteService,
} from '#server/quotes/quoteService.ts'
import { openUntilEnd } from '#tests/support/database/makeDatabase.ts'
import { required } from '#tests/support/required.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'
import { startMailServer } from '#tests/support/server/startMailServer.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }))

function watchLog() {
  const lines: string[] = []
  const write = (line: unknown) => void lines.push(String(line))
  const untilWritten = (count: number) => expect.poll(() => lines.length, { timeout: 10_000 }).toBe(count)
  return { lines, log: { error: write, info: write }, untilWritten }
}

/** A file of quotes, and the service that deletes from it. */
async function openQuotes() {
  const file = join(temporaryFolder(), 'quotes.db')
  const store = await openUntilEnd({ kind: 'sqlite', file })
  const watched = watchLog()
  const start = (settings: Environment) =>
    startQuoteService(readConfig({ DATABASE_URL: `file://${file}`, ...settings }), watched.log)
  return { store, start, ...watched }
}

test('old quotes are deleted every hour, and the log says how many', async () => {
  const { store, start, lines, untilWritten } = await openQuotes()
  for (let count = 0; count < 2; count += 1) await store.quotes.add(quoteRequest, arrival)
  vi.setSystemTime(Date.now() + 90 * day)
  await store.quotes.add(quoteRequest, arrival)
  vi.setSystemTime(Date.now() + minute)

  const { close } = await start({ RETENTION_DAYS: '90' })
  vi.advanceTimersByTime(retentionInterval)
  await untilWritten(1)
  const left = await Array.fromAsync(store.quotes.list())
  vi.setSystemTime(Date.now() + 90 * day)
  for (let count = 0; count < 2; count += 1) vi.advanceTimersByTime(retentionInterval)
  await untilWritten(2)
  await close()

  expect(left).toHaveLength(1)
  expect(await Array.fromAsync(store.quotes.list())).toEqual([])
  expect(lines).toEqual(['2 quotes older than 90 days deleted.', '1 quote older than 90 days deleted.'])
})

test('a clock that is ahead at the start, or jumps ahead, deletes nothing that was not expired an hour before', async () => {
  const { log } = watchLog()
  const now = Date.UTC(2026, 10, 20)
  const [ahead, soon] = [800 * day, retentionInterval]
  const cutOffs: number[] = []
  const deleteBefore = async (time: Date) => cutOffs.push(time.getTime() - now)
  const check = (clock: number) => {
    vi.setSystemTime(now + clock - soon)
    vi.advanceTimersByTime(soon)
  }

  vi.setSystemTime(now + ahead)
  const stop = deleteExpired('quote', 730, deleteBefore, log)
  check(soon)
  check(ahead)
  check(3 * soon)
  stop()

  expect(cutOffs.map((time) => time + 730 * day)).toEqual([soon, soon, 3 * soon])
})

test('stopping the service ends the deletion after the current batch, without an error', async () => {
  const { store, start, lines } = await openQuotes()
  for (let count = 0; count < 20; count += 1) await store.quotes.add(quoteRequest, arrival)
  vi.setSystemTime(Date.now() + 91 * day)

  const { close } = await start({ RETENTION_DAYS: '90' })
  vi.advanceTimersByTime(retentionInterval)
  await close()
  await new Promise(setImmediate)

  expect(await Array.fromAsync(store.quotes.list())).toHaveLength(19)
  expect(lines).toEqual(['1 quote older than 90 days deleted.'])
})

test('photos are deleted before their quote', async () => {
  const { store, start, lines, untilWritten } = await openQuotes()
  const { id } = await store.quotes.add(quoteRequest, arrival)
  const photo = { hash: 'a', kind: 'jpeg', image: Buffer.from('a'), thumbnail: undefined } as const
  await store.photos.addPhoto(id, photo, Date.now())
  vi.setSystemTime(Date.now() + 31 * day)

  const { close } = await start({ PHOTO_RETENTION_DAYS: '30' })
  vi.advanceTimersByTime(retentionInterval)
  await untilWritten(1)
  await close()

  expect(lines).toEqual(['1 photo older than 30 days deleted.'])
  expect(await store.quotes.find(id)).toMatchObject({ photos: 0 })
})

test('receipts outlive their quote until the years of the law are over', async () => {
  vi.setSystemTime('2026-06-01T12:00:00Z')
  const { store, start, lines, untilWritten } = await openQuotes()
  const { id } = await store.quotes.add(quoteRequest, arrival)
  const quote = required(await store.desk.find(id))
  const act = { person: 'owner', now: Date.now() }
  await store.desk.change(quote, { status: 'done', finalPrice: 100 }, act)
  await store.receipts.bill(id, act)
  const lastDay = Date.UTC(2026 + site.receiptYears, 11, 31, 12)
  vi.setSystemTime(lastDay)

  const { close } = await start({ RETENTION_DAYS: '90' })
  vi.advanceTimersByTime(retentionInterval)
  await untilWritten(1)
  const kept = await store.receipts.find(id, '2026-0001')
  for (const elapsed of [10 * day, 10 * day + retentionInterval]) {
    vi.setSystemTime(lastDay + elapsed - retentionInterval)
    vi.advanceTimersByTime(retentionInterval)
  }
  await untilWritten(2)
  await close()

  expect(await store.quotes.find(id)).toBeUndefined()
  expect(kept).toMatchObject({ customer: { name: 'Ada' }, total: expect.any(Number) })
  expect(await store.receipts.find(id, '2026-0001')).toBeUndefined()
  expect(lines[1]).toMatch(/^1 receipt older than \d+ days deleted\.$/)
})

test('with RETENTION_DAYS=off nothing is deleted', async () => {
  const { store, start, lines } = await openQuotes()
  const { close } = await start({ RETENTION_DAYS: 'off' })
  await store.quotes.add(quoteRequest, arrival)

  vi.setSystemTime(Date.now() + 800 * day)
  vi.advanceTimersByTime(day)
  // Commits come in order, so the jobs that the timers started are done after this one.
  await store.quotes.add(quoteRequest, arrival)
  const left = await Array.fromAsync(store.quotes.list())
  await close()

  expect(left).toHaveLength(2)
  expect(lines).toEqual([])
})

test('expired client IPs and keys of forms are deleted every minute', async () => {
  const { lines, log, untilWritten } = watchLog()
  const forgotten: number[] = []
  const deleteExpired = async (now: number) => void forgotten.push(now - Date.now())
  const forgetFormKeys = async (before: number) => {
    forgotten.push(before - Date.now())
    throw new Error('disk I/O error')
  }
  const stop = deleteExpiredLimits({ limits: { deleteExpired }, quotes: { forgetFormKeys } }, log)

  for (let count = 1; count <= 2; count += 1) {
    vi.advanceTimersByTime(minute)
    await untilWritten(count)
  }
  stop()
  vi.advanceTimersByTime(day)

  expect(forgotten).toEqual([0, -20 * minute, 0, -20 * minute])
  expect(lines).toEqual(['Error: disk I/O error', 'Error: disk I/O error'])
})

const quiet = { error: () => {}, info: () => {} }

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
  expect([timers, vi.getTimerCount()]).toEqual([6, 0])
  await expect(store.quotes.check()).rejects.toThrow()
})
