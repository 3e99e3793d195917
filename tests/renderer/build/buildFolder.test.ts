import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeBuildFolder, replaceFolder } from '#renderer/build/buildFolder.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

test('two builds at the same time have a folder each, and each publishes its own whole site', async () => {
  const project = temporaryFolder()
  const cache = join(project, '.cache')
  const dist = join(project, 'dist')
  const folders = await Promise.all([makeBuildFolder(cache), makeBuildFolder(cache)])
  const published: string[][] = []

  for (const [index, folder] of folders.entries()) {
    mkdirSync(join(folder, 'site'))
    writeFileSync(join(folder, 'site', `${index}.html`), `${index}`)
  }
  for (const folder of folders) {
    await replaceFolder(join(folder, 'site'), dist, join(folder, 'previous'))
    published.push(readdirSync(dist))
  }

  expect(published).toEqual([['0.html'], ['1.html']])
  expect(readFileSync(join(folders[1], 'previous/0.html'), 'utf8')).toBe('0')
})

test('the folder that a stopped build left is deleted after a day, and no other', async () => {
  const hour = 60 * 60 * 1000
  const ages = { 'next-old': 25, 'next-running': 23, photos: 1000 }
  const cache = temporaryFolder(Object.fromEntries(Object.keys(ages).map((name) => [`${name}/file`, 'text'])))
  for (const [name, hours] of Object.entries(ages)) {
    const changed = new Date(Date.now() - hours * hour)
    utimesSync(join(cache, name), changed, changed)
  }

  await makeBuildFolder(cache)

  expect(Object.keys(ages).filter((name) => existsSync(join(cache, name)))).toEqual([
    'next-running',
    'photos',
  ])
})
