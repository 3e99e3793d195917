import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolder } from '#server/projectFolder.ts'
import { builtFolder, listBuiltFiles } from '#tests/support/build/builtPages.ts'
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

/** What attackers put before the name of a file, and in place of its slashes. */
const encoded = [
  ['/%2e%2e%2f%2e%2e%2f', '%2f'],
  ['/%252e%252e%252f%252e%252e%252f', '%252f'],
  ['/..\\..\\', '\\'],
  ['/..%5c..%5c', '%5c'],
  ['/..%255c..%255c', '%255c'],
  // A dot and a slash in more bytes than they need.
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

/** Every path that attackers commonly request. */
const spellingsOf = (file: string): string[] => [
  ...before.map((start) => start + file),
  ...encoded.map(([start, slash]) => start + file.replaceAll('/', slash)),
  ...after.map((end) => `/${file}${end}`),
  ...[`/../${file}%00.js`, `/${file.toUpperCase()}`, `/@fs/${file}?raw`],
]

let site: Awaited<ReturnType<typeof startBuiltSite>>
const built = listBuiltFiles()

beforeAll(async () => {
  site = await startBuiltSite(builtFolder, {})
})

afterAll(() => site.stop())

test('no file of the project can be had by any spelling of its name', async () => {
  const files = projectFiles().filter(
    (file) => !built.includes(file) && !file.startsWith('dist/client/assets/'),
  )
  const attempts = secrets.flatMap(spellingsOf)
  const plain = files.flatMap((file) => [`/${file}`, `/../${file}`].map(encodeURI))

  expect(attempts.length).toBeGreaterThan(500)
  expect(files.length).toBeGreaterThan(600)
  expect(await answered([...attempts, ...plain])).toEqual([])
})

test('no map leads from what was built back to its sources', async () => {
  const maps = built.filter((file) => /\.(js|css)$/.test(file)).map((file) => `/${file}.map`)
  const naming = built
    .filter((file) => /\.(js|css|html)$/.test(file))
    .filter((file) => /[#@] ?sourceMappingURL/.test(readFileSync(join(builtFolder, file), 'utf8')))

  expect(maps.length).toBeGreaterThan(20)
  expect(await answered(maps)).toEqual([])
  expect([...naming, ...built.filter((file) => file.endsWith('.map'))]).toEqual([])
})

test('no script holds what only the server needs, and no file for other servers is handed out', async () => {
  const scripts = built.filter((file) => file.endsWith('.js'))
  const serverOnly = /SMTP_URL|DATABASE_URL|QUOTES_TO|["'`]node:|process\.env\b|nodemailer|postgres:/
  const compressed = built.flatMap((file) => [`/${file}.br`, `/${file}.gz`])

  expect(scripts.filter((file) => serverOnly.test(readFileSync(join(builtFolder, file), 'utf8')))).toEqual([])
  expect(await answered([...compressed, '/404.html', '/_redirects', '/_headers'])).toEqual([])
})

/** Those of the paths that brought anything else than the two ways to say that there is nothing, or a refusal. */
async function answered(paths: readonly string[]): Promise<string[]> {
  const nothing = [
    readFileSync(join(builtFolder, '404.html'), 'utf8'),
    'There is no file at this address.',
    'The request could not be read.',
  ]
  const found: string[] = []
  const waiting = [...paths]
  const ask = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { status, text } = await sendRequest(site.url, path)
      const isNothing = nothing.some((beginning) => text.startsWith(beginning)) || text === ''
      if ((status !== 404 && status !== 400) || !isNothing) found.push(`${status} ${path.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: 20 }, ask))
  return found
}

/** Everything in the project's folder but what other programs put there, and the built site. */
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
