import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileCache } from '#renderer/build/fileCache.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

test('a file is made once', async () => {
  const cache = fileCache(temporaryFolder())
  const first = await cache.keep('photo.avif', async () => 'encoded')

  const again = await cache.keep('photo.avif', () => Promise.reject(new Error('This was made before.')))

  expect(first.made).toBe(true)
  expect(again).toEqual({ file: first.file, made: false })
  expect(readFileSync(again.file, 'utf8')).toBe('encoded')
})

test('what could not be made leaves nothing behind', async () => {
  const folder = temporaryFolder()

  const kept = fileCache(folder).keep('photo.avif', () => Promise.reject(new Error('The disk is full.')))

  await expect(kept).rejects.toThrow('The disk is full.')
  expect(readdirSync(folder)).toEqual([])
})

test('what no build used for a month is dropped', async () => {
  const folder = temporaryFolder({ 'old.avif': 'old', 'new.avif': 'new' })
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  utimesSync(join(folder, 'old.avif'), longAgo, longAgo)

  await fileCache(folder).forgetUnused()

  expect(readdirSync(folder)).toEqual(['new.avif'])
})
