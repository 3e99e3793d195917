import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectMarkedDocument, footerLink, visit } from '#tests/support/browser/visit.ts'
import { copyProject } from '#tests/support/build/projectCopy.ts'
import { pageKinds, town, unknownPath } from '#tests/support/page/pageKinds.ts'
import { watchErrors } from '#tests/support/page/watch.ts'
import { untilPrinted } from '#tests/support/processes.ts'
import { startProcess } from '#tests/support/site/serverProcess.ts'

// Serial, on a server of one project copy, because one test edits a file.
test.describe.configure({ mode: 'default' })
const copy = copyProject()
let dev: Awaited<ReturnType<typeof startDev>>

test.beforeAll(async () => {
  // A cache of its own, because other dev servers share the one in node_modules.
  copy.replace('vite.config.ts', ['publicDir: false,', "publicDir: false, cacheDir: '.cache/vite',"])
  dev = await startDev(copy.folder)
})
test.afterAll(async () => {
  await dev.stop()
  copy.remove()
})

test('the dev server answers pages, redirects and quotes like the real one', async ({ request }) => {
  for (const { kind, path } of pageKinds) {
    const answer = await request.get(dev.url + path)
    expect(answer.status(), kind).toBe(path === unknownPath ? 404 : 200)
    expect((await answer.text()).match(/<h1/g), kind).toHaveLength(1)
  }
  const moved = await request.get(`${dev.url}/contact-us?from=card`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/?from=card#contact'])

  const quote = { name: 'Ada', phone: '905 555 0100', email: '', message: 'One fridge' }
  const stored = await request.post(`${dev.url}/api/quotes`, { data: quote })
  expect(stored.status()).toBe(201)
})

test('links and edits take effect without a reload or restart', async ({ page, request }) => {
  // Vite transforms every module at its first request.
  test.setTimeout(300_000)
  const errors = watchErrors(page, isDevelopersNews)
  await visit(page, `${dev.url}/`)

  await footerLink(page, town.name).click()
  await expect(page).toHaveURL(`${dev.url}${town.path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(town.heading)
  copy.replace('components/layout/VisuallyHidden.tsx', ['Skip to the content', 'Skip to what was edited'])

  await expect(page.getByRole('link', { name: 'Skip to what was edited' })).toBeAttached()
  await expectMarkedDocument(page)
  expect(errors).toEqual([])

  // Edits a module that records import, and a field that lists show.
  copy.replace('data/places/commonRules.ts', ['Not collected at the curb.', 'Not since the edit.'])
  copy.replace(`data/places/cities/records/${town.slug}.ts`, [
    `name: '${town.name}'`,
    `name: 'Edited ${town.name}'`,
  ])
  const shown = async () => (await request.get(`${dev.url}${town.path}`)).text()
  await expect.poll(shown).toContain('Not since the edit.')
  await expect.poll(shown).toMatch(new RegExp(`<footer.*>Edited ${town.name}<`, 's'))
})

/** Messages of Vite and React for developers, without errors and warnings. */
const isDevelopersNews = (fault: string) =>
  /^console (debug|info|log): (\[vite\]|.*React DevTools)/.test(fault)

/** The development server of a project, with quotes of its own. */
async function startDev(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: `file:${join(folder, 'quotes.db')}`,
    // Playwright sets it to "test".
    NODE_ENV: 'development',
  }
  const env = { ...process.env, ...settings }
  const { child, ended } = startProcess([process.execPath, 'server/dev.ts'], folder, env)
  return {
    url: await untilPrinted(child, /(http:\/\/[\d.]+:\d+)/),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
