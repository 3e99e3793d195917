/** `npm run test:browsers`: stories of e2e/desk/visitorStory.spec.ts in Firefox and WebKitGTK. Fails if a browser is missing. */
import assert from 'node:assert/strict'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { runMailServer } from '#tests/support/server/runMailServer.ts'
import { deploySite } from '#tests/support/site/deploySite.ts'
import { openProxy } from '#tests/support/site/openProxy.ts'
import { bookVisit } from '#tests/support/stories/ownerStory.ts'
import { message, visitor, visitSite } from '#tests/support/stories/visitorStory.ts'
import { driveSession } from './driveSession.ts'
import { type Session, startFirefox, startScreen, startWebKit } from './webDriver.ts'

const folders = (process.env.PATH ?? '').split(delimiter)
const findProgram = (...names: string[]) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)

const firefox = findProgram('firefox-esr', 'firefox')
const webKitDriver = findProgram('WebKitWebDriver')
const screenServer = findProgram('Xvfb')
const [miniBrowser] = globSync('/usr/lib{,/*,exec}/webkit2gtk-4.*/MiniBrowser')

type Browser = {
  name: string
  /** Names of the Debian packages. */
  packages: string
  /** Undefined if a program of the browser is missing. */
  start: (() => Promise<Session>) | undefined
}

const browsers: readonly Browser[] = [
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    start: firefox === undefined ? undefined : () => startFirefox(firefox),
  },
  {
    name: 'WebKitGTK',
    packages: 'webkit2gtk-driver xvfb',
    start:
      webKitDriver && miniBrowser && screenServer
        ? async () => {
            const screen = await startScreen(screenServer)
            const session = await startWebKit(webKitDriver, miniBrowser, screen.name).catch((error) =>
              screen.end().then(() => Promise.reject(error)),
            )
            return { ...session, end: () => session.end().finally(screen.end) }
          }
        : undefined,
  },
]

async function tellStory(start: () => Promise<Session>): Promise<void> {
  const mail = await runMailServer()
  const site = await deploySite({ settings: { SMTP_URL: mail.url, QUOTES_TO: 'owner@site.example' } })
  const proxy = await openProxy(site.url)
  const folder = mkdtempSync(join(tmpdir(), 'photos-'))
  let session: Session | undefined
  try {
    session = await start()
    await session.send('SetWindowRect', { width: 1280, height: 900 })
    const browser = driveSession(session)
    await visitSite(browser, proxy, folder)
    const [quote, ...more] = await site.quotes()
    assert.deepEqual(more, [])
    assert.equal(quote?.message, message)
    assert.equal(quote?.window, 'afternoon')
    assert.equal(quote?.photos, 2)
    await waitFor(() => mail.mails.length > 0)
    for (const words of [...Object.values(visitor), message])
      assert(mail.mails[0]?.text?.includes(words), words)
    assert.equal(mail.mails[0]?.attachments.length, 2)
    const sheet = await bookVisit(browser, site)
    if (sheet) assert.equal(sheet.toString('latin1', 0, 5), '%PDF-')
    await waitFor(() => mail.mails.length > 1)
  } finally {
    await session?.end()
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
    console.log(
      `${name}: the stories of the visitor and the owner end well, after ${((Date.now() - began) / 1000).toFixed(1)} s`,
    )
  } catch (error) {
    console.error(`${name}:`, error)
    process.exitCode = 1
  }
}
