import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectFolder } from '#server/projectFolder.ts'
import { builtFolder, listBuiltFiles, readBuiltFile } from '#tests/support/build/builtPages.ts'
import { sendRequest } from '#tests/support/site/sendRequest.ts'
import { startBuiltSite } from '#tests/support/site/startBuiltSite.ts'

/** Files that must not be served, present or not. */
const secrets = `
  .env .env.example .git/config .git/HEAD var/quotes.db var/quotes.db-wal var/quotes.db-shm dist/build.json
  dist/assets.json dist/server/entry.mjs node_modules/express/package.json node_modules/.package-lock.json
  package.json package-lock.json server/index.ts etc/passwd
`
  .trim()
  .split(/\s+/)

/** Path prefixes and slash encodings of traversal attacks. */
const encoded = [
  ['/%2e%2e%2f%2e%2e%2f', '%2f'],
  ['/%252e%252e%252f%252e%252e%252f', '%252f'],
  ['/..\\..\\', '\\'],
  ['/..%5c..%5c', '%5c'],
  ['/..%255c..%255c', '%255c'],
  // Overlong UTF-8 of a dot and a slash.
  ['/%c0%ae%c0%ae%c0%af', '%c0%af'],
] as const
const before = [
  ...['/', '//', '/./', '/../', '/../../../../../../../../', '/assets/../../../', '/about-us/../../../'],
  ...['/....//....//', '/..;/..;/', '/%2e%2e/%2e%2e/', '/assets/%252e%252e/%252e%252e/'],
  ...['/%c0%ae%c0%ae/%c0%ae%c0%ae/', '/%e0%80%ae%e0%80%ae%e0%80%af', '/%uff0e%uff0e%u2215'],
  ...[`/@fs${projectFolder}/`, `${projectFolder}/`, '/file:///'],
  ...[`/${'..'.repeat(1500)}`, `/${'a/'.repeat(1500)}${'..'.repeat(1502)}`],
]
const after = ['%00', '%00.html', '/', '/index.html', '~', '.bak']

const spellingsOf = (file: string): string[] => [
  ...before.map((start) => start + file),
  ...encoded.map(([start, slash]) => start + file.replaceAll('/', slash)),
  ...after.map((end) => `/${file}${end}`),
  ...[`/../${file}%00.js`, `/${file.toUpperCase()}`, `/@fs/${file}?raw`],
]

const built = listBuiltFiles()
const builtMatching = (name: RegExp, text: RegExp) =>
  built.filter((file) => name.test(file) && text.test(readBuiltFile(file)))

test('no file of the project, compressed body, map or file for other servers is handed out, by any spelling of its name', async () => {
  const site = await startBuiltSite(builtFolder, {})
  onTestFinished(() => site.stop())
  const files = projectFiles().filter(
    (file) => !built.includes(file) && !/^dist\/client\/assets\//.test(file),
  )
  const attempts = secrets.flatMap(spellingsOf)
  const plain = files.flatMap((file) => [`/${file}`, `/../${file}`].map(encodeURI))
  const derived = built.flatMap((file) => ['br', 'gz', 'map'].map((ending) => `/${file}.${ending}`))

  expect(attempts.length).toBeGreaterThan(500)
  expect(files.length).toBeGreaterThan(600)
  const others = ['/404.html', '/_redirects']
  expect(await answered(site.url, [...attempts, ...plain, ...derived, ...others])).toEqual([])
})

test('no script holds what only the server needs, and nothing leads from what was built back to its sources', () => {
  const serverOnly = /SMTP_URL|DATABASE_URL|QUOTES_TO|["'`]node:|process\.env\b|nodemailer|postgres:/

  expect(builtMatching(/\.js$/, serverOnly)).toEqual([])
  expect(builtMatching(/\.(js|css|html)$/, /[#@] ?sourceMappingURL/)).toEqual([])
  expect(built.filter((file) => file.endsWith('.map'))).toEqual([])
})

/** The paths with a response other than not found (of either form) or a refusal. */
async function answered(url: string, paths: readonly string[]): Promise<string[]> {
  const nothing = [
    readBuiltFile('404.html'),
    'There is no file at this address.',
    'The request could not be read.',
  ]
  const found: string[] = []
  const waiting = [...paths]
  const ask = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { status, text } = await sendRequest(url, path)
      const isNothing = nothing.some((beginning) => text.startsWith(beginning)) || text === ''
      if ((status !== 404 && status !== 400) || !isNothing) found.push(`${status} ${path.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: 20 }, ask))
  return found
}

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
