import { readdirSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileCache } from '#renderer/build/fileCache.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

test('files that no build has used for a month are deleted, and one that vanishes meanwhile is no error', () => {
  const folder = temporaryFolder({ 'old.br': 'old', 'new.br': 'new' })
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  utimesSync(join(folder, 'old.br'), longAgo, longAgo)
  // Listed, but not to be found: as a file that another build has renamed.
  symlinkSync(join(folder, 'nowhere'), join(folder, 'renamed'))

  fileCache(folder).forgetUnused()

  expect(readdirSync(folder).sort()).toEqual(['new.br', 'renamed'])
})
