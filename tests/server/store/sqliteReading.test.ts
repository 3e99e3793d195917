import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freezing } from '#tests/support/crash/freezeFiles.ts'
import { openUntilEnd } from '#tests/support/database/openTwice.ts'
import { arrival, quoteRequest } from '#tests/support/server/sendQuote.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const open = (file: string, use: 'keep' | 'look') => openUntilEnd({ kind: 'sqlite', file }, use === 'look')

/** A file with one quote, held open by its store only for 'open'. */
async function keepOne(server: 'open' | 'closed' = 'closed') {
  const file = join(temporaryFolder(), 'quotes.db')
  const store = await open(file, 'keep')
  const quote = await store.quotes.add(quoteRequest, arrival)
  if (server === 'closed') await store.close()
  return { file, quote }
}

test('a missing file reads as an empty list', async () => {
  const store = await open(join(temporaryFolder(), 'quotes.db'), 'look')

  expect(await Array.fromAsync(store.quotes.list())).toEqual([])
})

test('a read-only file is opened with the newest quotes', async () => {
  const { file, quote } = await keepOne()
  const { file: openFile, quote: newest } = await keepOne('open')
  freezing.freeze([file, openFile])
  onTestFinished(() => freezing.thaw([file, openFile]))

  expect(await Array.fromAsync((await open(file, 'look')).quotes.list())).toEqual([quote])
  expect(await Array.fromAsync((await open(openFile, 'look')).quotes.list())).toEqual([newest])
  // File modes alone do not stop root, so only an immutable file is tested.
  if (freezing.name === 'immutable')
    await expect(open(file, 'keep')).rejects.toThrow('Make that file writable')
})

test('a -wal file may be empty or impossible to create, but not to read', async () => {
  const [unwritable, empty, unreadable] = [await keepOne(), await keepOne(), await keepOne()]
  symlinkSync(join(unwritable.file, 'nowhere'), `${unwritable.file}-wal`)
  writeFileSync(`${empty.file}-wal`, '')
  symlinkSync(join(empty.file, 'nowhere'), `${empty.file}-shm`)
  mkdirSync(`${unreadable.file}-wal`)
  writeFileSync(join(`${unreadable.file}-wal`, 'quote'), 'what came in last')

  for (const { file, quote } of [unwritable, empty])
    expect(await Array.fromAsync((await open(file, 'look')).quotes.list())).toEqual([quote])
  await expect(open(unwritable.file, 'keep')).rejects.toThrow('Make that file writable')
  await expect(open(unreadable.file, 'look')).rejects.toThrow('Make that file writable')
})

test('a file of another format is refused with the reason, and a missing one is not created', async () => {
  const folder = temporaryFolder({ 'quotes.db': 'notes, and by no means a database'.repeat(99) })

  await expect(open(join(folder, 'quotes.db'), 'look')).rejects.toThrow('file is not a database')
  await expect(open(join(folder, 'quotes.db/below'), 'look')).rejects.toThrow('Make that file writable')
})
