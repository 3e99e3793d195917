import { appendFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildIfChanged, fingerprintSources } from '#renderer/build/buildFolder.ts'
import { readConfig } from '#server/config.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const sources = {
  'pages/index/+Page.tsx': 'page',
  'data/company/site.ts': 'data',
  'data/images/hero.jpg': Buffer.from([1, 2, 3]),
  'vite.config.ts': 'config',
  'README.md': 'words',
}
const config = readConfig({ SITE_URL: 'https://site.example' })

/** A project with a build that records the reason of each run. */
function project() {
  const projectFolder = temporaryFolder(sources)
  const reasons: string[] = []
  const start = (settings = config) =>
    buildIfChanged({
      projectFolder,
      config: settings,
      build: async (reason) => {
        reasons.push(reason)
        const fingerprint = await fingerprintSources(projectFolder, settings)
        mkdirSync(join(projectFolder, 'dist'), { recursive: true })
        writeFileSync(join(projectFolder, 'dist/build.json'), JSON.stringify({ fingerprint }))
      },
    })
  return { projectFolder, start, reasons }
}

test('builds once, and not again without a change', async () => {
  const { projectFolder, start, reasons } = project()

  await start()
  await start()
  appendFileSync(join(projectFolder, 'README.md'), ' and more words')
  await start()

  expect(reasons).toEqual(['Building the site.'])
})

test.each([
  ['a record changed', 'data/company/site.ts', 'dada'],
  ['a package was added', 'package-lock.json', '{}'],
  ['the last build was cut off', 'dist/build.json', '{"finger'],
])('builds again when %s', async (_reason, file, content) => {
  const { projectFolder, start, reasons } = project()
  await start()

  writeFileSync(join(projectFolder, file), content)
  await start()

  expect(reasons).toHaveLength(2)
})

test('builds again once for a renamed file and for a setting of the pages, but not for a port', async () => {
  const { projectFolder, start, reasons } = project()
  await start()

  await start(readConfig({ SITE_URL: config.siteUrl, PORT: '80', LOG_LEVEL: 'error' }))
  const unchanged = [...reasons]
  renameSync(join(projectFolder, 'data/company/site.ts'), join(projectFolder, 'data/a.ts'))
  await start()

  const other = readConfig({ SITE_URL: config.siteUrl, RETENTION_DAYS: '365' })
  for (let starts = 0; starts < 2; starts += 1) await start(other)

  expect(unchanged).toHaveLength(1)
  const again = 'Something changed since the last build: building the site again.'
  expect(reasons.slice(1)).toEqual([again, again])
})
