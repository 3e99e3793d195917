import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from '#tests/support/build/projectCopy.ts'

test('wrong records stop the build, which names each and leaves the site that is there', async () => {
  const copy = copyProject()
  onTestFinished(copy.remove)
  mkdirSync(join(copy.folder, 'dist/client'), { recursive: true })
  copy.write('dist/client/index.html', 'The site before')
  copy.replace('data/services/city/records/hot-tub-removal.ts', ["'deck-demolition'", "'dock-demolition'"])
  copy.replace('data/cities/records/ajax.ts', ["lead: '", "lead: '{ctiy} first. "])

  const { succeeded, output } = await copy.build()

  expect(succeeded).toBe(false)
  expect(output).toContain(
    'services/city/records/hot-tub-removal.ts names "dock-demolition" in related, and there is no such record.',
  )
  expect(output).toMatch(/cities\/records\/ajax\.ts .*\{ctiy\}/)
  expect(output).toContain('The build was stopped; the site that is there stays as it is.')
  expect(readFileSync(join(copy.site, 'index.html'), 'utf8')).toBe('The site before')
})

test('a picture that cannot be read stops the build and is named', async () => {
  const copy = copyProject()
  onTestFinished(copy.remove)
  copy.write('data/images/owner.jpg', 'This was a photograph once.')

  const { succeeded, output } = await copy.build()

  expect(succeeded).toBe(false)
  expect(output).toContain('data/images/owner.jpg is no picture that can be read')
})
