import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { projectFolder } from '#server/projectFolder.ts'
import { hydrate } from '#tests/support/browser/hydrate.ts'
import { expectMarkedDocument, markDocument } from '#tests/support/browser/visit.ts'
import { pageKinds } from '#tests/support/page/pageKinds.ts'
import { watchFaults } from '#tests/support/page/watchFaults.ts'

test.describe('npm run dev', () => {
  // One after the other, on one server of a copy, because one test edits a file.
  test.describe.configure({ mode: 'default' })
  const folder = copyProject()
  let dev: Awaited<ReturnType<typeof startDev>>

  test.beforeAll(async () => {
    dev = await startDev(folder)
  })
  test.afterAll(async () => {
    await dev.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('every kind of page is hydrated without errors', async ({ page }) => {
    // Vite transforms every module at its first request.
    test.setTimeout(300_000)
    const faults = watchFaults(page, isDevelopersNews)

    for (const { kind, path } of pageKinds) {
      const answer = await page.goto(dev.url + path)
      await hydrate(page)

      expect(answer?.status(), kind).toBe(kind === 'the not-found page' ? 404 : 200)
      await expect(page.getByRole('heading', { level: 1 }), kind).toHaveCount(1)
      await expect(page.getByRole('contentinfo'), kind).toBeVisible()
    }

    expect(faults).toEqual([])
  })

  test('a link shows the next page without a reload', async ({ page }) => {
    const faults = watchFaults(page, isDevelopersNews)
    await page.goto(`${dev.url}/`)
    await hydrate(page)
    await markDocument(page)

    await page.getByRole('contentinfo').getByRole('link', { name: 'Ajax' }).click()

    await expect(page).toHaveURL(`${dev.url}/service-areas/ajax`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ajax')
    await expectMarkedDocument(page)
    expect(faults).toEqual([])
  })

  test('redirects, files, the health check and the not-found page are those of the server', async ({
    request,
  }) => {
    const moved = await request.get(`${dev.url}/contact-us?from=card`, { maxRedirects: 0 })
    const unknown = await request.get(`${dev.url}/service-areas/atlantis`)

    expect([moved.status(), moved.headers().location]).toEqual([301, '/?from=card#contact'])
    expect([unknown.status(), await unknown.text()]).toEqual([
      404,
      expect.stringContaining('404 Page Not Found'),
    ])
    expect((await request.get(`${dev.url}/healthz`)).status()).toBe(200)
    for (const file of ['/sitemap.xml', '/robots.txt'])
      expect(await (await request.get(dev.url + file)).text()).toBe(await (await request.get(file)).text())
  })

  test('a quote request is received, and a faulty one refused', async ({ request }) => {
    const quote = { name: 'Ada', phone: '905 555 0100', email: '', message: 'One fridge' }

    const stored = await request.post(`${dev.url}/api/quotes`, { data: quote })
    const refused = await request.post(`${dev.url}/api/quotes`, { data: { ...quote, name: '' } })

    expect(stored.status()).toBe(201)
    expect(refused.status()).toBe(422)
    expect(await refused.text()).toBe('Please fill in: name.')
  })

  test('an edit to a component shows up without a reload', async ({ page }) => {
    await page.goto(`${dev.url}/privacy`)
    await hydrate(page)
    await markDocument(page)

    edit(join(folder, 'components/layout/SkipLink.tsx'), 'Skip to the content', 'Skip to what was edited')

    await expect(page.getByRole('link', { name: 'Skip to what was edited' })).toBeAttached()
    await expectMarkedDocument(page)
  })
})

/** What Vite and React tell developers; errors and warnings are neither. */
const isDevelopersNews = (fault: string) =>
  /^console (debug|info|log): (\[vite\]|.*React DevTools)/.test(fault) ||
  /Failed to load resource.*404/.test(fault)

function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'edited-'))
  for (const name of [
    'pages',
    'renderer',
    'components',
    'data',
    'server',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ])
    cpSync(join(projectFolder, name), join(folder, name), { recursive: true })
  // Linked one by one: what Vite keeps in node_modules/.vite must not meet another server's.
  const packages = join(projectFolder, 'node_modules')
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(packages))
    if (name !== '.vite') symlinkSync(join(packages, name), join(folder, 'node_modules', name), 'junction')
  return folder
}

function edit(file: string, old: string, next: string): void {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(old)
  writeFileSync(file, text.replace(old, next))
}

/** The development server of a project, with quotes of its own. */
async function startDev(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const store = mkdtempSync(join(tmpdir(), 'dev-'))
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: `file:${join(store, 'quotes.db')}`,
    // Playwright says "test" here.
    NODE_ENV: 'development',
  }
  const child = spawn(process.execPath, ['server/dev.ts'], {
    cwd: folder,
    env: { ...process.env, ...settings },
  })
  const ended = once(child, 'close')

  let output = ''
  const url = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const [found] = /http:\/\/[\d.]+:\d+/.exec(output) ?? []
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => reject(new Error(`The development server ended:\n${output}`)))
  })

  return {
    url: await url,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(store, { recursive: true, force: true })
    },
  }
}
