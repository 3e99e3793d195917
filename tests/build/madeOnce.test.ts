import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from '#tests/support/projectCopy.ts'
import { startScript } from '#tests/support/runScript.ts'

test('every page is what Vike makes of it, rendering all of it', async () => {
  const copy = copyProject()
  onTestFinished(copy.remove)
  const bundle = join(copy.folder, '.cache/bundle')
  mkdirSync(bundle, { recursive: true })
  const settings = { NODE_ENV: 'production' }
  await startScript(copy.folder, ['renderer/build/bundle.ts', copy.folder, bundle], settings).ended

  const { code, out, err } = await startScript(
    copy.folder,
    [join(import.meta.dirname, '../support/differingPages.ts'), join(bundle, 'server/entry.mjs')],
    settings,
  ).ended

  expect(err).toBe('')
  expect(out).toMatch(/^\d{3} pages made\n$/)
  expect(code).toBe(0)
})

test('a part that shows more than it is given stops the build, with the page it was seen on', async () => {
  const copy = copyProject()
  onTestFinished(copy.remove)
  copy.replace(
    'components/footer/Footer.tsx',
    ['import { madeOnce }', "import { useLocation } from 'react-router-dom'\nimport { madeOnce }"],
    ['<Legal>', '<Legal>{useLocation().pathname}'],
  )

  const { succeeded, output } = await copy.build()

  expect(succeeded).toBe(false)
  expect(output).toMatch(/\/[\w/-]+ is another page when Vike renders all of it: .*madeOnce/)
  expect(existsSync(copy.site)).toBe(false)
})
