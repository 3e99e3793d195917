/** `npm run test:browsers`: stories of e2e/desk/visitorStory.spec.ts in Firefox and WebKitGTK. Fails if a browser is missing. */
import assert from 'node:assert/strict'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { runMailServer } from '#tests/support/server/runMailServer.ts'
import { deploySite } from '#tests/support/site/deploySite.ts'
import {
  bookVisit,
  type DrivenBrowser,
  message,
  openProxy,
  visitor,
  visitSite,
} from '#tests/support/stories.ts'
import { drivePuppeteer, startFirefox } from './firefox.ts'
import { driveSession, startWebKit } from './webKit.ts'

const folders = (process.env.PATH ?? '').split(delimiter)
const findProgram = (...names: string[]) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)

const firefoxPath = findProgram('firefox-esr', 'firefox')
const [miniBrowser] = globSync('/usr/lib{,/*,exec}/webkit2gtk-4.*/MiniBrowser')

type Started = { browser: DrivenBrowser; end: () => Promise<void> }

/** Debian's packages of each browser, and how it starts: undefined if a program is missing. */
const browsers: readonly { name: string; packages: string; start: (() => Promise<Started>) | undefined }[] = [
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    start: firefoxPath
      ? async () => {
          const browser = await startFirefox(firefoxPath)
          const page = await browser.newPage()
          return { browser: drivePuppeteer(page), end: () => browser.close() }
        }
      : undefined,
  },
  {
    name: 'WebKitGTK',
    packages: 'webkit2gtk-driver xvfb',
    start:
      findProgram('WebKitWebDriver') && findProgram('xvfb-run') && miniBrowser
        ? async () => {
            const { driver, end } = await startWebKit(miniBrowser)
            return { browser: driveSession(driver), end }
          }
        : undefined,
  },
]

async function tellStory(start: () => Promise<Started>): Promise<void> {
  const mail = await runMailServer()
  const site = await deploySite({ settings: { SMTP_URL: mail.url, QUOTES_TO: 'owner@site.example' } })
  const proxy = await openProxy(site.url)
  const folder = mkdtempSync(join(tmpdir(), 'photos-'))
  let started: Started | undefined
  try {
    started = await start()
    await started.browser.resize(1280, 900)
    await visitSite(started.browser, proxy, folder)
    const [quote, ...more] = await site.quotes()
    assert.deepEqual(more, [])
    assert.equal(quote?.message, message)
    assert.equal(quote?.window, 'afternoon')
    assert.equal(quote?.photos, 2)
    await waitFor(() => mail.mails.length > 0)
    for (const words of [...Object.values(visitor), message])
      assert(mail.mails[0]?.text?.includes(words), words)
    assert.equal(mail.mails[0]?.attachments.length, 2)
    const sheet = await bookVisit(started.browser, site)
    if (sheet) assert.equal(sheet.toString('latin1', 0, 5), '%PDF-')
    await waitFor(() => mail.mails.length > 1)
  } finally {
    await started?.end()
    proxy.close()
    rmSync(folder, { recursive: true })
    await site.stop()
    await mail.stop()
  }
}

async function waitFor(isThere: () => boolean): Promise<void> {
  for (const end = Date.now() + 15_000; !isThere(); await new Promise((resolve) => setTimeout(resolve, 50)))
    assert(Date.now() < end, 'No mail came.')
}

for (const { name, packages, start } of browsers) {
  if (!start) {
    console.error(`${name}: not installed. On Debian: apt-get install ${packages}`)
    process.exitCode = 1
    continue
  }
  const began = Date.now()
  try {
    await tellStory(start)
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    console.log(`${name}: the stories of the visitor and the owner end well, after ${seconds} s`)
  } catch (error) {
    console.error(`${name}:`, error)
    process.exitCode = 1
  }
}
