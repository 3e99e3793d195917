import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectFolder } from '#server/projectFolder.ts'
import { builtFolder, listBuiltFiles, readBuiltFile } from '#tests/support/build/builtPages.ts'
import { sendRequest } from '#tests/support/site/sendRequest.ts'
import { startBuiltSite } from '#tests/support/site/startBuiltSite.ts'

/** Files that must not be served, present or not. Other spellings of a path: server/site.test.ts. */
const secrets = `
  .env .env.example .git/config .git/HEAD var/quotes.db var/quotes.db-wal var/quotes.db-shm dist/build.json
  dist/assets.json dist/server/entry.mjs node_modules/express/package.json node_modules/.package-lock.json
  package.json package-lock.json server/index.ts etc/passwd
`
  .trim()
  .split(/\s+/)

const built = listBuiltFiles()
const builtMatching = (name: RegExp, text: RegExp) =>
  built.filter((file) => name.test(file) && text.test(readBuiltFile(file)))

test('the server serves no source file of the project', async () => {
  const site = await startBuiltSite(builtFolder, {})
  onTestFinished(() => site.stop())
  const files = projectFiles().filter(
    (file) => !built.includes(file) && !/^dist\/client\/assets\//.test(file),
  )
  const paths = [...files, ...secrets, ...secrets.map((file) => `../${file}`)].map((file) =>
    encodeURI(`/${file}`),
  )

  const answered: string[] = []
  for (const path of paths) {
    const { status } = await sendRequest(site.url, path)
    if (status !== 404) answered.push(`${status} ${path}`)
  }

  expect(files.length).toBeGreaterThan(600)
  expect(answered).toEqual([])
})

test('scripts contain no server-only code, and the build contains no source maps', () => {
  const serverOnly = /SMTP_URL|DATABASE_URL|QUOTES_TO|["'`]node:|process\.env\b|nodemailer|postgres:/

  expect(builtMatching(/\.js$/, serverOnly)).toEqual([])
  expect(builtMatching(/\.(js|css|html)$/, /[#@] ?sourceMappingURL/)).toEqual([])
  expect(built.filter((file) => file.endsWith('.map'))).toEqual([])
})

/** All files of the project's folder, except the built site and other programs' files. */
function projectFiles(): string[] {
  const foreign = ['node_modules', '.git', '.cache', 'test-results', 'playwright-report']
  const top = readdirSync(projectFolder, { withFileTypes: true }).filter(
    ({ name }) => !foreign.includes(name),
  )
  const inFolders = top
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(projectFolder, name), { recursive: true, withFileTypes: true }))
  return [...top, ...inFolders]
    .filter((entry) => entry.isFile())
    .map((file) => relative(projectFolder, join(file.parentPath, file.name)).replaceAll(sep, '/'))
}
