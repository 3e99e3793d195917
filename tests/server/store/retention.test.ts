import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { startQuoteService } from '#server/quotes/quoteService.ts'
import { keepDeleting, keepForgetting } from '#server/quotes/retention.ts'
import { hitWindow } from '#server/quotes/store/hitStore.ts'
import { openSqliteQuoteStore } from '#server/quotes/store/sqlite/sqliteQuoteStore.ts'
import { quoteRequest } from '#tests/support/server/sendQuote.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const arrival = { page: '', spam: false, idempotencyKey: undefined }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
})

function openLog() {
  const lines: string[] = []
  const write = (line: unknown) => void lines.push(String(line))
  return { lines, log: { error: write, info: write } }
}

test('too old quotes are deleted at once and every hour, and the log says how many, or why not', async () => {
  const { lines, log } = openLog()
  const deleteBefore = vi
    .fn<(time: Date) => Promise<number>>()
    .mockResolvedValueOnce(2)
    .mockRejectedValueOnce(new Error('disk I/O error'))
    .mockResolvedValueOnce(0)
    .mockResolvedValueOnce(1)
  const start = Date.now()

  const stop = keepDeleting({ store: { deleteBefore }, days: 90, log })
  for (let hours = 0; hours < 3; hours += 1) await vi.advanceTimersByTimeAsync(hour)
  stop()
  await vi.advanceTimersByTimeAsync(day)

  const limits = deleteBefore.mock.calls.map(([time]) => time.getTime() - start + 90 * day)
  expect(limits).toEqual([0, hour, 2 * hour, 3 * hour])
  expect(lines).toEqual([
    '2 quotes older than 90 days deleted.',
    'Error: disk I/O error',
    '1 quote older than 90 days deleted.',
  ])
})

test.each([
  [{ RETENTION_DAYS: '90', PHOTO_RETENTION_DAYS: '30' }, 31, 'photos'],
  [{ RETENTION_DAYS: '90', PHOTO_RETENTION_DAYS: 'off' }, 91, 'quotes'],
  [{ RETENTION_DAYS: 'off', PHOTO_RETENTION_DAYS: 'off' }, 800, 'nothing'],
] as const)('with %j a server that starts after %i days deletes %s', async (settings, days, what) => {
  const file = join(temporaryFolder(), 'quotes.db')
  const store = openSqliteQuoteStore(file)
  onTestFinished(() => store.close())
  const { lines, log } = openLog()
  const { id } = await store.add(quoteRequest, arrival)
  const photo = { hash: 'a', kind: 'jpeg', image: Buffer.from('a'), thumbnail: undefined } as const
  await store.addPhoto(id, photo, Date.now())
  vi.setSystemTime(Date.now() + days * day)

  const service = startQuoteService(readConfig({ DATABASE_URL: `file://${file}`, ...settings }), log)
  // Commits come in order: whatever the start began is done.
  await service.store.add(quoteRequest, arrival)
  await service.close()

  const left = { photos: { photos: 0 }, quotes: undefined, nothing: { photos: 1 } }[what]
  expect(await store.find(id)).toEqual(left && expect.objectContaining(left))
  expect(lines).toHaveLength(what === 'nothing' ? 0 : 1)
})

test('client IPs that no longer count are deleted every minute', async () => {
  const { lines, log } = openLog()
  const forgotten: number[] = []
  const forget = async (before: number) => {
    forgotten.push(before - Date.now())
    throw new Error('disk I/O error')
  }

  const stop = keepForgetting({ hits: { forget }, log })
  await vi.advanceTimersByTimeAsync(2 * minute)
  stop()
  await vi.advanceTimersByTimeAsync(day)

  expect(forgotten).toEqual([-hitWindow, -hitWindow])
  expect(lines).toEqual(['Error: disk I/O error', 'Error: disk I/O error'])
})
