import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryLimit } from '#server/routes/builtSite.ts'
import { builtFolder } from '#tests/support/builtPages.ts'

/** What a new build has replaced on the disk must still be there for pages of the one before. */
test('the server has room in memory for the whole site, and some to spare', () => {
  const bytes = readdirSync(builtFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

  expect(bytes).toBeGreaterThan(1_000_000)
  expect(bytes).toBeLessThan(memoryLimit * 0.9)
})
